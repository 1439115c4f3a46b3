define i32 @main() {
  %p = alloca i8, i32 undef
  ret i32 0
}
