define i32 @main() {
  %c = icmp eq i32 1, 2
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i32 0
}
