define i32 @main() {
  %p = inttoptr i64 64 to ptr
  %v = load i8, ptr %p
  ret i32 0
}
