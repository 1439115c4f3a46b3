target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = private unnamed_addr addrspace(4) constant i32 7, align 4
@b = private unnamed_addr addrspace(1) constant i32 7, align 4
@c = private unnamed_addr addrspace(4) constant [4 x i8] c"\07\00\00\00", align 4
@d = private unnamed_addr addrspace(4) constant i32 8, align 4

define i32 @use() {
  %a = load i32, ptr addrspace(4) @a, align 4
  %b = load i32, ptr addrspace(1) @b, align 4
  %c = load i32, ptr addrspace(4) @c, align 4
  %d = load i32, ptr addrspace(4) @d, align 4
  %s = add i32 %a, %b
  %t = add i32 %c, %d
  %r = add i32 %s, %t
  ret i32 %r
}
