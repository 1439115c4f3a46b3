define i32 @main() {
entry:
  %p = select i1 true, ptr blockaddress(@main, %a), ptr blockaddress(@main, %b)
  indirectbr ptr %p, [label %a]
a:
  ret i32 0
b:
  ret i32 1
}
