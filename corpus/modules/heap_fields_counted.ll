; GO-R8: the number of elements is computed. The product with the size says that it does not wrap, so that the
; product with each field's size does not either (GO-T25); a count of zero elements is allowed.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%cell = type { i32, float, i64 }
%edge = type { i32, i32 }

@cells = internal addrspace(1) global ptr null, align 8
@edges = internal addrspace(1) global ptr null, align 8
@wrapping = internal addrspace(1) global ptr null, align 8
@counts = internal addrspace(1) global i64 0, align 8

define i32 @make(i64 %n, i32 %m) {
entry:
  %bytes = mul nuw i64 %n, 16
  %c = call ptr @malloc(i64 %bytes)
  store ptr %c, ptr addrspace(1) @cells, align 8
  %m.wide = zext i32 %m to i64
  %e.bytes = mul nuw nsw i64 %m.wide, 8
  %e = call ptr @malloc(i64 %e.bytes)
  store ptr %e, ptr addrspace(1) @edges, align 8
  %w.bytes = mul i64 %n, 8
  %w = call ptr @malloc(i64 %w.bytes)
  store ptr %w, ptr addrspace(1) @wrapping, align 8
  store i64 %n, ptr addrspace(1) @counts, align 8
  %c.there = icmp ne ptr %c, null
  %r = zext i1 %c.there to i32
  ret i32 %r
}

define i64 @set(i64 %i, i32 %v) {
entry:
  %n = load i64, ptr addrspace(1) @counts, align 8
  %inside = icmp ult i64 %i, %n
  %c = load ptr, ptr addrspace(1) @cells, align 8
  %there = icmp ne ptr %c, null
  %ok = and i1 %inside, %there
  br i1 %ok, label %write, label %none

write:
  %a = getelementptr inbounds %cell, ptr %c, i64 %i, i32 0
  %old = load i32, ptr %a, align 4
  store i32 %v, ptr %a, align 4
  %b = getelementptr inbounds %cell, ptr %c, i64 %i, i32 2
  store i64 %i, ptr %b, align 8
  %same = load i64, ptr %b, align 8
  ret i64 %same

none:
  ret i64 -1
}

define i32 @link(i64 %i) {
entry:
  %e = load ptr, ptr addrspace(1) @edges, align 8
  %gone = icmp eq ptr %e, null
  br i1 %gone, label %none, label %read

read:
  %to = getelementptr inbounds %edge, ptr %e, i64 0, i32 1
  store i32 4, ptr %to, align 4
  %r = load i32, ptr %to, align 4
  ret i32 %r

none:
  ret i32 0
}

define i32 @peek() {
entry:
  %w = load ptr, ptr addrspace(1) @wrapping, align 8
  %gone = icmp eq ptr %w, null
  br i1 %gone, label %none, label %read

read:
  %to = getelementptr inbounds %edge, ptr %w, i64 0, i32 1
  store i32 4, ptr %to, align 4
  %r = load i32, ptr %to, align 4
  ret i32 %r

none:
  ret i32 0
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
