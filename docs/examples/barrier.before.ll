; A barrier behind a branch whose two sides have met again: __syncthreads() is executed by whole warps.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define ptx_kernel void @exchange(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  br i1 %odd, label %left, label %right

left:
  br label %meet

right:
  br label %meet

meet:
  %n = phi i32 [ 1, %left ], [ 2, %right ]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %n, ptr addrspace(1) %p
  ret void
}
