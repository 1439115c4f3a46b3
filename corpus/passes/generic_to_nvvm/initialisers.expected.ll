target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@r = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @v to ptr), align 8
@v = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@p = internal addrspace(1) global ptr addrspacecast (ptr addrspace(1) @v to ptr), align 8
@q = internal addrspace(1) global { i32, ptr } { i32 1, ptr getelementptr inbounds ([4 x i32], ptr addrspacecast (ptr addrspace(1) @v to ptr), i64 0, i64 2) }, align 8

define i32 @initialisers() {
  %a = load ptr, ptr addrspacecast (ptr addrspace(1) @p to ptr), align 8
  %b = load i32, ptr %a, align 4
  ret i32 %b
}
