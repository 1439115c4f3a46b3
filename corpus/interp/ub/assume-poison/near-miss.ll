define i32 @main() {
  %c = freeze i1 true
  call void @llvm.assume(i1 %c)
  ret i32 0
}
declare void @llvm.assume(i1)
