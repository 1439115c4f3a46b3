target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = private unnamed_addr addrspace(1) global i32 7, align 4
@b = private unnamed_addr addrspace(1) global i32 7, align 4

define i32 @use(i32 %x) {
  store i32 %x, ptr addrspace(1) @a, align 4
  %r = load i32, ptr addrspace(1) @b, align 4
  ret i32 %r
}
