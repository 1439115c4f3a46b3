; GO-R8: an array of structs on the heap becomes one for each field.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { i32, i64 }

@p = internal addrspace(1) global ptr null, align 8

define i32 @split_heap(i64 %n) {
entry:
  %bytes = mul nuw i64 %n, 16
  %m = call ptr @malloc(i64 %bytes)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  %none = icmp eq ptr %q, null
  br i1 %none, label %failed, label %use

use:
  %a = getelementptr inbounds %node, ptr %q, i64 0, i32 0
  store i32 3, ptr %a, align 8
  %b = getelementptr inbounds %node, ptr %q, i64 0, i32 1
  store i64 4, ptr %b, align 8
  %v = load i32, ptr %a, align 8
  ret i32 %v

failed:
  ret i32 -1
}

define void @close() {
  %q = load ptr, ptr addrspace(1) @p, align 8
  call void @free(ptr %q)
  store ptr null, ptr addrspace(1) @p, align 8
  ret void
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
