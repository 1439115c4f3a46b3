; defect: a loop whose only effect is a volatile load is deleted
; pass: loop-deletion
; sources: LD-T3
; seen by: illegal-rewrite (LD-2)
; knobs:
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load volatile i32, ptr %p
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret void
}
