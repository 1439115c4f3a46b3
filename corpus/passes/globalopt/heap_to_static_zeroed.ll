; GO-R6: a zeroed allocation: the zeros are written where it was.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define i64 @heap_to_static_zeroed() norecurse "tandem-entered-once" {
  %m = call align 32 ptr @calloc(i64 3, i64 8)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  %f = getelementptr inbounds i64, ptr %q, i64 2
  %v = load i64, ptr %f, align 8
  ret i64 %v
}

declare noalias ptr @calloc(i64, i64) nounwind allockind("alloc,zeroed") allocsize(0,1) "alloc-family"="malloc"
