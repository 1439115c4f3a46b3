define i32 @main() {
  %c = shl i32 1, 31
  switch i32 %c, label %a [ i32 1, label %b ]
a:
  ret i32 1
b:
  ret i32 0
}
