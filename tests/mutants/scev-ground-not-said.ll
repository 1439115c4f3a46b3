; defect: a count that holds only if the loop ends does not say so
; pass: scev
; sources: SE-2.2
; seen by: claims
; knobs: 
define void @f(i8 %n) mustprogress {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 2
  %c = icmp ne i8 %j, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}
