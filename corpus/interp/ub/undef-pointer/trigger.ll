define i32 @main() {
  %v = load i8, ptr undef
  ret i32 0
}
