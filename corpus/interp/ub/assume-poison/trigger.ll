define i32 @main() {
  call void @llvm.assume(i1 poison)
  ret i32 0
}
declare void @llvm.assume(i1)
