target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@level = internal addrspace(1) global i32 0, align 4

define i32 @forward_store(i1 %c) {
entry:
  %before = load i32, ptr addrspace(1) @level, align 4
  br i1 %c, label %set, label %out

set:
  store i32 3, ptr addrspace(1) @level, align 4
  br label %out

out:
  %v = phi i32 [ 0, %entry ], [ 3, %set ]
  %beside = load i32, ptr addrspace(1) @level, align 4
  %s = add i32 %before, %v
  %r = add i32 %s, %beside
  ret i32 %r
}
