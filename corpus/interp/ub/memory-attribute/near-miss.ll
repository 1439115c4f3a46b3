define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p)
  ret i32 0
}
define void @f(ptr %p) memory(read) {
  %q = alloca i32
  store i32 1, ptr %q
  %v = load i32, ptr %p
  ret void
}
