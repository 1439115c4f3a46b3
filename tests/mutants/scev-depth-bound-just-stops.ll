; defect: only loops close below a branch lose their counts with it
; pass: scev
; sources: SE-R4
; seen by: scev-edits
; knobs: 
define void @f(i32 %n, i32 %m) {
entry:
  %g = icmp sgt i32 %n, 0
  br i1 %g, label %first, label %out

first:
  %x = icmp ne i32 %m, 5
  br i1 %x, label %second, label %out

second:
  %y = icmp ne i32 %m, 7
  br i1 %y, label %loop, label %out

loop:
  %i = phi i32 [ 0, %second ], [ %j, %loop ]
  %j = add nsw i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}
