; The same after a tail duplication that knows nothing of warps: the two sides wait at different barriers.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define ptx_kernel void @exchange(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %odd = trunc i32 %t to i1
  br i1 %odd, label %left, label %right

left:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p.left = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 1, ptr addrspace(1) %p.left
  ret void

right:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %p.right = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 2, ptr addrspace(1) %p.right
  ret void
}
