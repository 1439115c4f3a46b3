target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal addrspace(1) global i32 1, align 4

@w = alias i32, addrspacecast (ptr addrspace(1) @v to ptr)

define i32 @aliases() {
  %a = load i32, ptr @w, align 4
  %b = load i32, ptr addrspacecast (ptr addrspace(1) @v to ptr), align 4
  %r = add i32 %a, %b
  ret i32 %r
}
