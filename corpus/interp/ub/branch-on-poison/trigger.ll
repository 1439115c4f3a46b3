define i32 @main() {
  %x = add nsw i32 2147483647, 1
  %c = icmp eq i32 %x, 0
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
