; defect: a loop up to and with the bound is taken to end though the bound may be the greatest number
; pass: scev
; sources: SE-2.2
; seen by: claims
; knobs: 
define void @f() {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %c = icmp ule i8 %i, -1
  br i1 %c, label %loop, label %out

out:
  ret void
}
