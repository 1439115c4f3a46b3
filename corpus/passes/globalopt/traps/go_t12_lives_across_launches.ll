; GO-T12: only one kernel uses the counter, but the next launch goes on counting. It must not become a local variable.
; keep: @count
; after: @k() twice, @count = i32 2
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@count = internal addrspace(1) global i32 0, align 4

define ptx_kernel void @k() {
  %a = load i32, ptr addrspace(1) @count, align 4
  %b = add i32 %a, 1
  store i32 %b, ptr addrspace(1) @count, align 4
  ret void
}
