define i32 @main() {
  %v = urem i32 7, poison
  ret i32 %v
}
