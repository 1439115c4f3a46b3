target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = private unnamed_addr addrspace(4) constant i32 7, align 4

define i32 @use(ptr addrspace(4) %p) {
  %a = load i32, ptr addrspace(4) @a, align 4
  %b = load i32, ptr addrspace(4) @a, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
