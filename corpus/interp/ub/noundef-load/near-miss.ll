define i32 @main() {
  %p = alloca i32
  store i32 0, ptr %p
  %v = load i32, ptr %p, !noundef !0
  ret i32 0
}
!0 = !{}
