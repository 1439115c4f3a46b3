target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@zeros = internal addrspace(1) global [8 x i32] zeroinitializer, align 4
@mixed = internal addrspace(1) global [2 x i32] [i32 1, i32 2], align 4

define i32 @fold_uniform_index(i64 %i) {
  %k = and i64 %i, 7
  %p = getelementptr inbounds [8 x i32], ptr addrspace(1) @zeros, i64 0, i64 %k
  %a = load i32, ptr addrspace(1) %p, align 4
  %m = and i64 %i, 1
  %q = getelementptr inbounds [2 x i32], ptr addrspace(1) @mixed, i64 0, i64 %m
  %b = load i32, ptr addrspace(1) %q, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
