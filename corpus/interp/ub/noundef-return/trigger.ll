define i32 @main() {
  %v = call i32 @f()
  ret i32 0
}
define noundef i32 @f() {
  ret i32 undef
}
