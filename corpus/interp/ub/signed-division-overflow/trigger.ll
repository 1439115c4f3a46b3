define i32 @main() {
  %m = shl i32 -1, 31
  %v = srem i32 %m, -1
  ret i32 %v
}
