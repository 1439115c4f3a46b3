target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @d to ptr)], section "llvm.metadata"
@a = weak_odr addrspace(1) constant i32 1, align 16
@b = addrspace(1) externally_initialized global i32 2, section "data", align 4
@c = external addrspace(1) global i32
@d = unnamed_addr addrspace(1) global i32 3, align 4, !note !0

define i32 @linkage_and_rest() {
  %a = load i32, ptr addrspacecast (ptr addrspace(1) @a to ptr), align 4
  %b = load i32, ptr addrspacecast (ptr addrspace(1) @b to ptr), align 4
  %c = load i32, ptr addrspacecast (ptr addrspace(1) @c to ptr), align 4
  %s = add i32 %a, %b
  %r = add i32 %s, %c
  ret i32 %r
}

!0 = !{!"kept"}
