; GO-T14: shared memory begins undefined, whatever is written there. A variable in it must not get a flag that relies on
; beginning as false, and one that is never written is no number (GO-R5).
; keep: @p
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(3) global ptr undef, align 8

define i32 @root() norecurse "tandem-entered-once" {
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr addrspace(3) @p, align 8
  %q = load ptr, ptr addrspace(3) @p, align 8
  %c = icmp ne ptr %q, null
  %r = zext i1 %c to i32
  ret i32 %r
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
