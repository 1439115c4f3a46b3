target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@b = internal addrspace(1) global i32 6, align 4

define i32 @fold_atomic_loads() {
  ret i32 6
}

define i32 @kept() {
  store i32 6, ptr addrspace(1) @b, align 4
  %x = load atomic i32, ptr addrspace(1) @b monotonic, align 4
  ret i32 %x
}
