; defect: what a value behind a loop is worked out from may be undef or poison
; pass: indvars
; sources: U1, U3
; seen by: illegal-rewrite
; knobs:
define i32 @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}
