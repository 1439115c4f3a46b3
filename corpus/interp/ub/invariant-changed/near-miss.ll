@g = global i32 5
define i32 @main() {
  %v = load i32, ptr @g, !invariant.load !0
  store i32 5, ptr @g
  ret i32 %v
}
!0 = !{}
