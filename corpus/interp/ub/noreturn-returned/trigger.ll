define i32 @main() {
  call void @f()
  ret i32 0
}
define void @f() noreturn {
  ret void
}
