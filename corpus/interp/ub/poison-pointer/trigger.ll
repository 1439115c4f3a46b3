define i32 @main() {
  store i8 1, ptr poison
  ret i32 0
}
