define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p)
  ret i32 0
}
define void @f(ptr dereferenceable(4) %x) {
  ret void
}
