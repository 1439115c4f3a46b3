; GO-R5, X-3: shared memory that nothing stores to is undefined, not what stands behind the name.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global { i32, i64 } undef, align 8

define i32 @fold_shared_is_undef(i32 %x) {
  %a = load i32, ptr addrspace(3) @s, align 8
  %b = freeze i32 %a
  %r = and i32 %b, %x
  ret i32 %r
}
