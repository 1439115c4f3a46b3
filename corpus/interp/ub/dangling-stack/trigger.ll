define i32 @main() {
  %p = call ptr @local()
  %v = load i8, ptr %p
  ret i32 0
}
define ptr @local() {
  %p = alloca i8
  ret ptr %p
}
