; GO-T4: the only root is a kernel, even though it says that it is entered once: launches repeat it. The variable must stay.
; keep: @p
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define ptx_kernel void @k(ptr addrspace(1) %out) norecurse "tandem-entered-once" {
entry:
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  %none = icmp eq ptr %q, null
  br i1 %none, label %done, label %use

use:
  store i32 1, ptr %q, align 4
  %v = load i32, ptr %q, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  br label %done

done:
  ret void
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
