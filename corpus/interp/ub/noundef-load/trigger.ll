define i32 @main() {
  %p = alloca i32
  %v = load i32, ptr %p, !noundef !0
  ret i32 0
}
!0 = !{}
