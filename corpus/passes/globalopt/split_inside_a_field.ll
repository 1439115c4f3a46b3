; GO-R7: accesses that are smaller than a field, or a part of an array in it, keep their place in it.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(1) global { i64, [2 x i32], i16 } { i64 1, [2 x i32] [i32 2, i32 3], i16 4 }, align 8

define i32 @split_inside_a_field(i16 %x) {
  store i16 %x, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 2), align 2
  %a = load i32, ptr addrspace(1) @s, align 8
  %b = load i32, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 12), align 4
  store i32 %a, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 12), align 4
  store i16 9, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 16), align 8
  %c = load i16, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 16), align 2
  %d = sext i16 %c to i32
  %e = add i32 %a, %b
  %r = add i32 %d, %e
  ret i32 %r
}
