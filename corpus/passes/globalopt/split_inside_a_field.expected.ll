target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s.f0 = internal addrspace(1) global i64 1, align 8
@s.f1 = internal addrspace(1) global [2 x i32] [i32 2, i32 3], align 8

define i32 @split_inside_a_field(i16 %x) {
  store i16 %x, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f0, i64 2), align 2
  %a = load i32, ptr addrspace(1) @s.f0, align 8
  %b = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f1, i64 4), align 4
  store i32 %a, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s.f1, i64 4), align 4
  %d = sext i16 9 to i32
  %e = add i32 %a, %b
  %r = add i32 %d, %e
  ret i32 %r
}
