define i32 @main() {
  %p = select i1 true, ptr null, ptr poison
  ret i32 0
}
