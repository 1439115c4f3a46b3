@c = constant i32 1
define i32 @main() {
  %v = load i32, ptr @c
  ret i32 %v
}
