; defect: a recurrence is taken to go one step less far than it does
; pass: scev
; sources: SE-1.4
; seen by: claims
; knobs: 
define void @f() {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %j, %loop ]
  %j = add i8 %i, 1
  %c = icmp ne i8 %j, 0
  br i1 %c, label %loop, label %out

out:
  ret void
}
