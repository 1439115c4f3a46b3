define i32 @main() {
  %n = freeze i32 4
  %p = alloca i8, i32 %n
  ret i32 0
}
