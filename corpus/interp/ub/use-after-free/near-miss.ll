define i32 @main() {
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p
  %v = load i32, ptr %p
  call void @free(ptr %p)
  ret i32 %v
}
declare ptr @malloc(i64)
declare void @free(ptr)
