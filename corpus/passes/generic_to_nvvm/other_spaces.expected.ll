target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = internal addrspace(1) global i32 1, align 4
@s = internal addrspace(3) global i32 undef, align 4
@c = internal addrspace(4) constant i32 3, align 4
@l = internal addrspace(5) global i32 undef, align 4

define i32 @other_spaces() {
  %a = load i32, ptr addrspace(1) @g, align 4
  %b = load i32, ptr addrspace(4) @c, align 4
  store i32 %a, ptr addrspace(3) @s, align 4
  store i32 %b, ptr addrspace(5) @l, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
