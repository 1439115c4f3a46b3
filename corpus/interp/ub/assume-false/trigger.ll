define i32 @main() {
  %c = icmp ult i32 1, 1
  call void @llvm.assume(i1 %c)
  ret i32 0
}
declare void @llvm.assume(i1)
