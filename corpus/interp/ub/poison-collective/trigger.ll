define i32 @main() {
  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 poison, i32 1, i32 0, i32 31)
  ret i32 0
}
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
