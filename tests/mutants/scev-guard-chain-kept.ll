; defect: counts are kept when a branch above the loop changes
; pass: scev
; sources: SE-T1 PL-T4
; seen by: scev-edits
; knobs: 
define void @f(i32 %y, i32 %m, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %y, ptr %a
  %n = add i32 %i, 1
  %c = icmp ne i32 %n, 10
  br i1 %c, label %loop, label %between

between:
  %last = phi i32 [ %i, %loop ]
  %g = icmp ult i32 %last, %m
  br i1 %g, label %second, label %out

second:
  %j = phi i32 [ 5, %between ], [ %k, %second ]
  %b = getelementptr i32, ptr %p, i32 %j
  store i32 %y, ptr %b
  %k = add nuw i32 %j, 1
  %d = icmp ult i32 %k, %m
  br i1 %d, label %second, label %out

out:
  ret void
}
