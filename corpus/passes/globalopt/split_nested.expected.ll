target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s.f1.f1 = internal addrspace(1) global i64 3, align 8

define i64 @split_nested(i64 %x) {
  store i64 %x, ptr addrspace(1) @s.f1.f1, align 8
  %a = load i64, ptr addrspace(1) @s.f1.f1, align 8
  %c = sext i16 2 to i64
  %r = add i64 %a, %c
  ret i64 %r
}
