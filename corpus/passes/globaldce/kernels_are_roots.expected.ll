target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@seen = internal addrspace(1) global i32 1, align 4

define internal ptx_kernel void @k(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(1) @seen, align 4
  store i32 %a, ptr addrspace(1) %out, align 4
  ret void
}
