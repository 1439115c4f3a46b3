; GO-T17: when every field's allocation succeeds nothing may be freed; what is freed are the others' objects where one
; failed.
; run: @root(i32 7) = i32 7
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { i32, i64 }

@p = internal addrspace(1) global ptr null, align 8

define i32 @root(i32 %x) {
entry:
  %m = call ptr @malloc(i64 16)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  %none = icmp eq ptr %q, null
  br i1 %none, label %failed, label %use

use:
  %f = getelementptr inbounds %node, ptr %q, i64 0, i32 0
  %g = getelementptr inbounds %node, ptr %q, i64 0, i32 1
  store i32 %x, ptr %f, align 8
  store i64 1, ptr %g, align 8
  %r = load i32, ptr %f, align 8
  ret i32 %r

failed:
  ret i32 %x
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
