; defect: of what a value is made of, only the first two operands are remembered
; pass: indvars
; sources: SE-T7
; seen by: invariant-broken (scalar evolution)
; knobs: 
declare i32 @llvm.umax.i32(i32, i32)

define i32 @f(i32 %y, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %y, ptr %a
  %n = add i32 %i, 1
  %c = icmp ne i32 %n, 10
  br i1 %c, label %loop, label %out

out:
  %last = phi i32 [ %i, %loop ]
  %m = call i32 @llvm.umax.i32(i32 %y, i32 %last)
  ret i32 %m
}
