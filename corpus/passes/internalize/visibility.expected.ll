target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@h = internal addrspace(1) global i32 1, align 4
@p = internal addrspace(1) global i32 2, align 4
@e = dllexport global i32 3, align 4

define internal i32 @f() {
  ret i32 1
}
