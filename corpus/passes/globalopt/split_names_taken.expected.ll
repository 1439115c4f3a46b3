target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s.f0 = addrspace(1) global i32 7, align 4
@s.f1 = internal addrspace(1) global i32 8, align 4
@s.f0.1 = internal addrspace(1) global i32 1, align 4
@s.f1.1 = internal addrspace(1) global i32 2, align 4

define i32 @split_names_taken(i32 %x) {
  store i32 %x, ptr addrspace(1) @s.f0.1, align 4
  store i32 %x, ptr addrspace(1) @s.f1.1, align 4
  %a = load i32, ptr addrspace(1) @s.f0.1, align 4
  %b = load i32, ptr addrspace(1) @s.f1.1, align 4
  %c = load i32, ptr addrspace(1) @s.f0, align 4
  %d = load i32, ptr addrspace(1) @s.f1, align 4
  store i32 %b, ptr addrspace(1) @s.f1, align 4
  %e = add i32 %a, %b
  %f = add i32 %c, %d
  %r = add i32 %e, %f
  ret i32 %r
}
