; GO-T24: the pointer is loaded before the allocation and compared behind it. The flag must be read where the pointer was.
; run: @root() = i32 1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define i32 @root() norecurse "tandem-entered-once" {
  %before = load ptr, ptr addrspace(1) @p, align 8
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr addrspace(1) @p, align 8
  %c = icmp eq ptr %before, null
  %r = zext i1 %c to i32
  ret i32 %r
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
