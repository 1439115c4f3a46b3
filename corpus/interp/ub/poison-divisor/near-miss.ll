define i32 @main() {
  %v = urem i32 poison, 7
  ret i32 %v
}
