; GO-T1: before the allocation the pointer is null, and null is above or equal null: `uge` is true whatever the flag
; says. It must not become the flag.
; run: @root(i32 0) = i32 1
; run: @root(i32 1) = i32 1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
entry:
  %before = load ptr, ptr addrspace(1) @p, align 8
  %c = icmp uge ptr %before, null
  %r = zext i1 %c to i32
  %go = icmp ne i32 %x, 0
  br i1 %go, label %allocate, label %done

allocate:
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr addrspace(1) @p, align 8
  br label %done

done:
  ret i32 %r
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
