; defect: when the counts of a loop go, what hangs on them is kept
; pass: indvars
; sources: SE-T2
; seen by: invariant-broken (scalar evolution)
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
  %g = icmp uge i32 %m, %last
  br i1 %g, label %second, label %out

second:
  %j = phi i32 [ %m, %between ], [ %k, %second ]
  %s = phi i8 [ 60, %between ], [ %t, %second ]
  %w = zext i8 %s to i64
  %b = getelementptr i32, ptr %p, i64 %w
  store i32 %y, ptr %b
  %t = add i8 %s, 1
  %k = add i32 %j, 1
  %d = icmp ult i32 %k, 200
  br i1 %d, label %second, label %out

out:
  ret void
}
