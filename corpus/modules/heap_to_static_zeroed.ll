; GO-R6: zeroed allocations. What takes their place is zero where the allocation was, not at the start of the program.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%row = type { i32, i32, double }

@rows = internal addrspace(1) global ptr null, align 8
@bits = internal addrspace(1) global ptr null, align 8
@once = internal global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
  %r = call ptr @calloc(i64 1, i64 16)
  store ptr %r, ptr addrspace(1) @rows, align 8
  %b = call ptr @calloc(i64 8, i64 4)
  store ptr %b, ptr addrspace(1) @bits, align 8
  %o = call ptr @calloc(i64 1, i64 4)
  store ptr %o, ptr @once, align 8
  %a = call i32 @count(i32 %x)
  %c = call i32 @count(i32 %a)
  %d = call i32 @read()
  %e = add i32 %c, %d
  ret i32 %e
}

define internal i32 @count(i32 %x) {
entry:
  %r = load ptr, ptr addrspace(1) @rows, align 8
  %none = icmp eq ptr %r, null
  br i1 %none, label %failed, label %there

there:
  %second = getelementptr inbounds %row, ptr %r, i32 0, i32 1
  %old = load i32, ptr %second, align 4
  %new = add i32 %old, %x
  store i32 %new, ptr %second, align 4
  ret i32 %new

failed:
  ret i32 %x
}

define internal i32 @read() {
entry:
  %b = load ptr, ptr addrspace(1) @bits, align 8
  %o = load ptr, ptr @once, align 8
  %b.there = icmp ugt ptr %b, null
  %o.there = icmp ne ptr null, %o
  %both = and i1 %b.there, %o.there
  br i1 %both, label %there, label %failed

there:
  %at = getelementptr inbounds i8, ptr %b, i64 28
  %w = load i32, ptr %at, align 4
  store i32 3, ptr %o, align 4
  %v = load i32, ptr %o, align 4
  %s = add i32 %v, %w
  call void @free(ptr %b)
  ret i32 %s

failed:
  ret i32 9
}

declare noalias ptr @calloc(i64, i64) nounwind allockind("alloc,zeroed") allocsize(0,1) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
