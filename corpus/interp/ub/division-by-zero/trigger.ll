define i32 @main() {
  %z = sub i32 1, 1
  %v = udiv i32 7, %z
  ret i32 %v
}
