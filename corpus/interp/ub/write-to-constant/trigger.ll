@c = constant i32 1
define i32 @main() {
  store i32 1, ptr @c
  ret i32 0
}
