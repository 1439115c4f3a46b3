; defect: of a loop inside the one that is deleted it is not asked whether it ends
; pass: loop-deletion
; sources: LD-T2 LD-T10
; seen by: illegal-rewrite (T1)
; knobs:
define void @f(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 1, %outer ], [ %j.next, %inner ]
  %j.next = mul i32 %j, %j
  %again = icmp ne i32 %j.next, %n
  br i1 %again, label %inner, label %latch
latch:
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, 4
  br i1 %more, label %outer, label %done
done:
  ret void
}
