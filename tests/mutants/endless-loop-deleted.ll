; defect: a loop is deleted although nothing says that it ends
; pass: loop-deletion
; sources: LD-T1
; seen by: illegal-rewrite (T1)
; knobs:
define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = mul i32 %i, %i
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
