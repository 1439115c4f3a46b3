define i32 @main() {
  %p = alloca [2 x i32]
  store [2 x i32] zeroinitializer, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 1
  ret i32 %v
}
