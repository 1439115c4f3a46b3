; Copies of thousands of bytes of which nothing is known to be aligned: one instruction here, loops of tens of thousands of instructions in PTX.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @cleared(ptr dereferenceable(4096) %to) {
  %own = alloca [4096 x i8], align 1
  call void @llvm.memset.p0.i64(ptr %own, i8 0, i64 4096, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %own, i64 4096, i1 false)
  ret void
}
define void @shifted(ptr dereferenceable(4097) %to) {
  %second = getelementptr i8, ptr %to, i64 1
  call void @llvm.memset.p0.i64(ptr %to, i8 7, i64 64, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr %second, ptr %to, i64 4096, i1 false)
  ret void
}
