; GO-R11: a struct in a struct is split in turn; what is never read goes.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(1) global { i32, { i16, i64 }, i8 } { i32 1, { i16, i64 } { i16 2, i64 3 }, i8 4 }, align 8

define i64 @split_nested(i64 %x) {
  store i64 %x, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 16), align 8
  store i32 7, ptr addrspace(1) @s, align 8
  %a = load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 16), align 8
  %b = load i16, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @s, i64 8), align 8
  %c = sext i16 %b to i64
  %r = add i64 %a, %c
  ret i64 %r
}
