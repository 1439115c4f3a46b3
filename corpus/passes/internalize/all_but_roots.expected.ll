target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal addrspace(1) global i32 1, align 4
@c = addrspace(4) externally_initialized constant i32 2, align 4
@u = addrspace(1) global i32 3, align 4
@outside = external addrspace(1) global i32
@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @u to ptr)], section "llvm.metadata"

define ptx_kernel void @kernel() {
  ret void
}

define internal i32 @helper() {
  %a = load i32, ptr addrspace(1) @v, align 4
  ret i32 %a
}

declare void @effect()
