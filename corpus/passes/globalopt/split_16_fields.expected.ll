target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s.f0 = internal addrspace(1) global i32 0, align 4
@s.f15 = internal addrspace(1) global i32 0, align 4

define i32 @split_16_fields(i32 %x) {
  store i32 %x, ptr addrspace(1) @s.f0, align 4
  %l0 = load i32, ptr addrspace(1) @s.f0, align 4
  store i32 %x, ptr addrspace(1) @s.f15, align 4
  %l15 = load i32, ptr addrspace(1) @s.f15, align 4
  %r = add i32 %l0, %l15
  ret i32 %r
}
