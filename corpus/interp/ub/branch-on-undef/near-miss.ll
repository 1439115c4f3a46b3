define i32 @main() {
  %c = icmp uge i32 undef, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
