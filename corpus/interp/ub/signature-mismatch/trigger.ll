define i32 @main() {
  %p = select i1 true, ptr @f, ptr null
  call void %p(i32 1)
  ret i32 0
}
define void @f(i64 %x) {
  ret void
}
