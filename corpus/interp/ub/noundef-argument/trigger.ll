define i32 @main() {
  call void @f(i32 poison)
  ret i32 0
}
define void @f(i32 noundef %x) {
  ret void
}
