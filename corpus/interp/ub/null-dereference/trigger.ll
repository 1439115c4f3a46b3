define i32 @main() {
  %v = load i32, ptr null
  ret i32 %v
}
