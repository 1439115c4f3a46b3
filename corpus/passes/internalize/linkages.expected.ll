target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@w = internal addrspace(1) global i32 1, align 4
@o = internal addrspace(1) constant i32 2, align 4
@c = internal addrspace(1) global i32 0, align 4
@x = available_externally addrspace(1) constant i32 3, align 4
@i = internal addrspace(1) global i32 4, align 4
