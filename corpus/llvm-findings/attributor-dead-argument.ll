; An argument that nobody uses becomes undef, and keeps dereferenceable.
; standing: new
; subject: opt:attributor
define i1 @f(ptr %p) {
  %r = call i1 @g(ptr dereferenceable(8) %p, i1 false)
  ret i1 %r
}

define i1 @g(ptr %unused, i1 %x) {
  %y = add i1 %x, false
  ret i1 %y
}
