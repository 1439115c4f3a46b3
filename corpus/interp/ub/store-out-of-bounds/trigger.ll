define i32 @main() {
  %p = alloca i32
  %q = getelementptr i8, ptr %p, i64 1
  store i32 1, ptr %q, align 1
  ret i32 0
}
