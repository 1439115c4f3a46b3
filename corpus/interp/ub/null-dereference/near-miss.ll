define i32 @main() {
  %c = icmp eq ptr null, null
  %q = getelementptr i8, ptr null, i64 4
  ret i32 0
}
