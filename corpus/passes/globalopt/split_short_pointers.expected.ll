target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@frame.f0 = internal addrspace(3) global ptr addrspace(3) undef, align 4

define i32 @split_short_pointers(ptr addrspace(3) %p) {
  store ptr addrspace(3) %p, ptr addrspace(3) @frame.f0, align 4
  %q = load ptr addrspace(3), ptr addrspace(3) @frame.f0, align 4
  %a = load i32, ptr addrspace(3) %q, align 4
  %r = add i32 %a, 5
  ret i32 %r
}
