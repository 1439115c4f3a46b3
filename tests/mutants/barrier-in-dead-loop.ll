; defect: a loop in which threads wait for each other, and which does nothing else, is deleted
; pass: loop-deletion
; sources: LD-T4
; seen by: illegal-rewrite (LD-2)
; knobs:
target triple = "nvptx64-nvidia-cuda"
declare i32 @meet(i32) convergent nounwind willreturn memory(none)

define void @f(i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %v = call i32 @meet(i32 %x) convergent
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret void
}
