; defect: the bound is taken to be beyond the start though no branch before the loop says so
; pass: scev
; sources: SE-2.2
; seen by: claims
; knobs: 
define void @f(i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add nsw i8 %i, 1
  %c = icmp slt i8 %j, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}
