define i32 @main() {
  %p = select i1 true, ptr @f, ptr null
  call void %p()
  ret i32 0
}
define void @f() {
  ret void
}
