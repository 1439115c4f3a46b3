define i32 @main() {
  %p = call ptr @malloc(i64 4)
  %q = getelementptr i8, ptr %p, i64 1
  call void @free(ptr %q)
  ret i32 0
}
declare ptr @malloc(i64)
declare void @free(ptr)
