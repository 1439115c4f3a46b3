; defect: the remainder of what may be negative is taken for the number itself where that is less than the divisor
; pass: indvars
; sources: SE-7.2
; seen by: illegal-rewrite
; knobs:
define void @signed_remainders(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ -5, %entry ], [ %j, %body ]
  %u = phi i32 [ 0, %entry ], [ %v, %body ]
  %in = icmp slt i32 %i, %n
  %v.in = icmp slt i32 %u, %n
  %both = and i1 %in, %v.in
  br i1 %both, label %body, label %done

body:
  %r = srem i32 %i, %n
  store volatile i32 %r, ptr %p
  %s = srem i32 %u, %n
  store volatile i32 %s, ptr %p
  %j = add nsw i32 %i, 1
  %v = add nsw i32 %u, 1
  br label %loop

done:
  ret void
}
