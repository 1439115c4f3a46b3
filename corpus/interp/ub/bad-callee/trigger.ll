define i32 @main() {
  %p = alloca i32
  call void %p()
  ret i32 0
}
