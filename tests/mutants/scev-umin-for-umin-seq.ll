; defect: the least of several counts is taken in no order, so that poison of a later one reaches it
; pass: scev
; sources: SE-2.1
; seen by: claims
; knobs: 
define void @f(i8 %a, i8 %n) {
entry:
  %by = or i8 %a, 8
  %bad = shl i8 1, %by
  %few = and i8 %n, 1
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %latch ]
  %first = icmp eq i8 %i, %few
  br i1 %first, label %out, label %latch

latch:
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, %bad
  br i1 %c, label %loop, label %out

out:
  ret void
}
