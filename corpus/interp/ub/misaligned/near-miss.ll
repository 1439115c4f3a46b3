define i32 @main() {
  %p = alloca i64, align 8
  %q = getelementptr i8, ptr %p, i64 2
  store i32 1, ptr %q, align 2
  ret i32 0
}
