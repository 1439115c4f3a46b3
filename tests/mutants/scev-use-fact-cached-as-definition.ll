; defect: what a branch before a loop says of a value is taken to hold wherever the value is
; pass: scev
; sources: SE-1.4
; seen by: claims
; knobs: 
define i32 @f(i32 %n) {
entry:
  %g = icmp ult i32 %n, 10
  br i1 %g, label %loop, label %out

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %out

out:
  %z = add i32 %n, 1
  ret i32 %z
}
