define i32 @main() {
  %p = alloca i32
  call void @f(ptr %p)
  ret i32 0
}
define void @f(ptr %p) memory(read) {
  store i32 1, ptr %p
  ret void
}
