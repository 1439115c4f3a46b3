define i32 @main() {
  %p = getelementptr i8, ptr undef, i64 1
  ret i32 0
}
