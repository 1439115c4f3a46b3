target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@frame.f0 = internal addrspace(3) global i32 undef, align 8

define i64 @split_shared(i32 %x) #0 {
  store i32 %x, ptr addrspace(3) @frame.f0, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspacecast (ptr addrspace(3) @frame.f0 to ptr), align 8
  %c = zext i32 %a to i64
  %r = add i64 5, %c
  ret i64 %r
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0

attributes #0 = { convergent }
