; Indirect calls that become direct ones: of a function that was mentioned only, and around a cycle that makes one component of two.
define internal i32 @leaf(i32 %x) {
  ret i32 %x
}
define internal i32 @other(i32 %x) {
  %u = add i32 %x, 0
  ret i32 %u
}
define i32 @a(i32 %x) {
  %g = select i1 true, ptr @leaf, ptr @other
  %r = call i32 %g(i32 %x)
  %h = select i1 true, ptr @other, ptr @leaf
  %s = call i32 %h(i32 %r)
  ret i32 %s
}
define i32 @b(i32 %x) {
  %t = call i32 @a(i32 %x)
  ret i32 %t
}
define i32 @c(ptr %p) {
  %f = select i1 true, ptr @d, ptr @c
  %t = call i32 %f(ptr %p)
  ret i32 %t
}
define i32 @d(ptr %p) {
  %t = call i32 @c(ptr %p)
  ret i32 %t
}
; A call of itself that goes: nothing falls apart, and the order of the component is another one.
define i32 @p(i32 %x, ptr %p) memory(none) willreturn nounwind {
  %v0 = call i32 @q(i32 %x, ptr %p)
  %s1 = select i1 true, ptr @q, ptr @p
  %v1 = call i32 %s1(i32 %x, ptr %p)
  ret i32 %v1
}
define i32 @q(i32 %x, ptr %p) memory(none) willreturn nounwind {
  %v0 = call i32 @p(i32 %x, ptr %p)
  %s1 = select i1 true, ptr @leaf, ptr @leaf
  %v1 = call i32 %s1(i32 %v0)
  %v2 = call i32 @q(i32 %x, ptr %p)
  ret i32 %v1
}
; A mention that goes leaves the components where they are.
define i32 @r0(i32 %x, ptr %p) memory(none) willreturn nounwind {
  %v0 = call i32 @r1(i32 %x, ptr %p)
  %s1 = select i1 true, ptr @r2, ptr @r2
  %v1 = call i32 %s1(i32 %v0, ptr %p)
  ret i32 %x
}
define i32 @r1(i32 %x, ptr %p) memory(none) willreturn nounwind {
  %s0 = select i1 true, ptr @r0, ptr @r1
  %v0 = call i32 %s0(i32 %x, ptr %p)
  %v1 = call i32 @r2(i32 %v0, ptr %p)
  ret i32 %x
}
define i32 @r2(i32 %x, ptr %p) memory(none) willreturn nounwind {
  %v0 = call i32 @r2(i32 %x, ptr %p)
  %v1 = call i32 @r0(i32 %x, ptr %p)
  ret i32 %v0
}
