; GO-T4: every block allocates an object of its own and publishes it in shared memory. One static object for all blocks,
; or one in shared memory that does not outlive the launch, must not take their place.
; keep: @p
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(3) global ptr undef, align 8

define ptx_kernel void @k(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %z = icmp eq i32 %t, 0
  br i1 %z, label %allocate, label %meet

allocate:
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr addrspace(3) @p, align 8
  store i32 %b, ptr %m, align 4
  br label %meet

meet:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %q = load ptr, ptr addrspace(3) @p, align 8
  %v = load i32, ptr %q, align 4
  %i = zext i32 %b to i64
  %at = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  br i1 %z, label %write, label %done

write:
  store i32 %v, ptr addrspace(1) %at, align 4
  br label %done

done:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
