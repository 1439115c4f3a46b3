; GO-R6, GO-R3: the variables are reached through address space casts, as instructions and as constants, the way
; C++ front ends write it.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%item = type { i16, i32, float }

@items = internal addrspace(1) global ptr null, align 8
@limit = internal addrspace(1) global ptr null, align 8
@spare = internal addrspace(1) global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
  %slot = addrspacecast ptr addrspace(1) @limit to ptr
  %i = call ptr @malloc(i64 12)
  store ptr %i, ptr addrspacecast (ptr addrspace(1) @items to ptr), align 8
  %l = call ptr @malloc(i64 8)
  store ptr %l, ptr %slot, align 8
  %s = call ptr @malloc(i64 6)
  store ptr %s, ptr addrspace(1) @spare, align 8
  call void @put(i32 %x)
  %r = call i32 @get()
  ret i32 %r
}

define internal void @put(i32 %x) {
entry:
  %i = load ptr, ptr addrspacecast (ptr addrspace(1) @items to ptr), align 8
  %l = load ptr, ptr addrspace(1) @limit, align 8
  %s = load ptr, ptr addrspacecast (ptr addrspace(1) @spare to ptr), align 8
  %ci = icmp eq ptr %i, null
  %cl = icmp eq ptr %l, null
  %cs = icmp ule ptr %s, null
  %c0 = or i1 %ci, %cl
  %none = or i1 %c0, %cs
  br i1 %none, label %done, label %set

set:
  %key = getelementptr inbounds %item, ptr %i, i32 0, i32 1
  store i32 %x, ptr %key, align 4
  store i16 4, ptr %i, align 4
  store i64 77, ptr %l, align 8
  store i16 1, ptr %s, align 2
  %s2 = getelementptr inbounds i16, ptr %s, i64 2
  store i16 2, ptr %s2, align 2
  br label %done

done:
  ret void
}

define internal i32 @get() {
entry:
  %slot = addrspacecast ptr addrspace(1) @items to ptr
  %i = load ptr, ptr %slot, align 8
  %l = load ptr, ptr addrspacecast (ptr addrspace(1) @limit to ptr), align 8
  %s = load ptr, ptr addrspace(1) @spare, align 8
  %ci = icmp ne ptr %i, null
  %cl = icmp ne ptr %l, null
  %cs = icmp ugt ptr %s, null
  %c0 = and i1 %ci, %cl
  %all = and i1 %c0, %cs
  br i1 %all, label %sum, label %none

sum:
  %key = getelementptr inbounds %item, ptr %i, i32 0, i32 1
  %a = load i32, ptr %key, align 4
  %b = load i16, ptr %i, align 4
  %c = load i64, ptr %l, align 8
  %s2 = getelementptr inbounds i16, ptr %s, i64 2
  %d = load i16, ptr %s2, align 2
  %b.wide = sext i16 %b to i32
  %c.low = trunc i64 %c to i32
  %d.wide = sext i16 %d to i32
  %t0 = add i32 %a, %b.wide
  %t1 = add i32 %t0, %c.low
  %t2 = mul i32 %t1, %d.wide
  ret i32 %t2

none:
  ret i32 0
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
