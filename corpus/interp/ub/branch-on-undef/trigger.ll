define i32 @main() {
  %c = icmp eq i32 undef, 3
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
