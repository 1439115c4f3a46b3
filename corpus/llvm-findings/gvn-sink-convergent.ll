; Convergent calls in both arms of a branch become one behind it: other threads take part.
; standing: new
; subject: opt:gvn-sink
declare i32 @k(i32) convergent nounwind

define i32 @f(i1 %c, i32 %x, i32 %y) convergent {
entry:
  br i1 %c, label %a, label %b

a:
  %p = call i32 @k(i32 %x) convergent
  br label %e

b:
  %q = call i32 @k(i32 %y) convergent
  br label %e

e:
  %r = phi i32 [ %p, %a ], [ %q, %b ]
  ret i32 %r
}
