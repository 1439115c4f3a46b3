; defect: the number of pairs of iterations is worked out without the bit more that its division needs
; pass: scev
; sources: SE-1.6
; seen by: claims
; knobs: 
define i8 @f(i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %s = phi i8 [ 0, %entry ], [ %t, %loop ]
  %t = add i8 %s, %i
  %j = add i8 %i, 1
  %c = icmp ult i8 %j, %n
  br i1 %c, label %loop, label %out

out:
  ret i8 %s
}
