; defect: a distance is rounded up to whole steps by a sum that may wrap
; pass: scev
; sources: SE-2.2
; seen by: claims
; knobs: 
define void @f(i8 %n) {
entry:
  %m = or i8 %n, -128
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %latch ]
  %c = icmp ult i8 %i, %m
  br i1 %c, label %latch, label %out

latch:
  %j = add nuw i8 %i, 85
  br label %loop

out:
  ret void
}
