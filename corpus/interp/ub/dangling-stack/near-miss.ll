define i32 @main() {
  %p = call ptr @local()
  %q = getelementptr i8, ptr %p, i64 1
  ret i32 0
}
define ptr @local() {
  %p = alloca i8
  ret ptr %p
}
