; GO-T2: a signed comparison with null asks for the top bit of the address, which no flag knows. The variable must stay.
; keep: @p
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define i32 @root() norecurse "tandem-entered-once" {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  %c = icmp slt ptr %q, null
  %r = zext i1 %c to i32
  ret i32 %r
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
