; GO-R8: three arrays of structs on the heap, each of a constant number of elements, allocated again and again by
; whoever calls; every use of the loaded address is a field of some element.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%point = type { float, float }
%entry = type { i32, i64, i8 }
%pair = type { i16, i16 }

@points = internal addrspace(1) global ptr null, align 8
@entries = internal addrspace(1) global ptr null, align 8
@pairs = internal global ptr null, align 8

define i32 @open() {
entry:
  %p = call ptr @malloc(i64 64)
  store ptr %p, ptr addrspace(1) @points, align 8
  %e = call ptr @malloc(i64 96)
  store ptr %e, ptr addrspace(1) @entries, align 8
  %q = call ptr @malloc(i64 32)
  store ptr %q, ptr @pairs, align 8
  %c0 = icmp eq ptr %p, null
  %c1 = icmp eq ptr %e, null
  %c2 = icmp eq ptr %q, null
  %c3 = or i1 %c0, %c1
  %c4 = or i1 %c3, %c2
  %r = zext i1 %c4 to i32
  ret i32 %r
}

define void @put(i64 %i, i32 %v) {
entry:
  %k = and i64 %i, 3
  %p = load ptr, ptr addrspace(1) @points, align 8
  %none = icmp eq ptr %p, null
  br i1 %none, label %next, label %set.point

set.point:
  %x = getelementptr inbounds %point, ptr %p, i64 %k, i32 0
  %y = getelementptr inbounds %point, ptr %p, i64 %k, i32 1
  %f = sitofp i32 %v to float
  store float %f, ptr %x, align 4
  store float 0.0, ptr %y, align 4
  br label %next

next:
  %e = load ptr, ptr addrspace(1) @entries, align 8
  %e.none = icmp eq ptr %e, null
  br i1 %e.none, label %last, label %set.entry

set.entry:
  %key = getelementptr inbounds %entry, ptr %e, i64 %k, i32 0
  %sum = getelementptr inbounds %entry, ptr %e, i64 %k, i32 1
  %tag = getelementptr inbounds %entry, ptr %e, i64 %k, i32 2
  store i32 %v, ptr %key, align 8
  %v.wide = sext i32 %v to i64
  store i64 %v.wide, ptr %sum, align 8
  store i8 1, ptr %tag, align 8
  br label %last

last:
  %q = load ptr, ptr @pairs, align 8
  %q.none = icmp eq ptr %q, null
  br i1 %q.none, label %done, label %set.pair

set.pair:
  %a = getelementptr inbounds %pair, ptr %q, i64 %k, i32 0
  %b = getelementptr inbounds %pair, ptr %q, i64 %k, i32 1
  %t = trunc i32 %v to i16
  store i16 %t, ptr %a, align 2
  store i16 7, ptr %b, align 2
  br label %done

done:
  ret void
}

define i64 @get(i64 %i) {
entry:
  %k = and i64 %i, 3
  %e = load ptr, ptr addrspace(1) @entries, align 8
  %e.there = icmp ne ptr %e, null
  br i1 %e.there, label %read, label %none

read:
  %sum = getelementptr inbounds %entry, ptr %e, i64 %k, i32 1
  %s = load i64, ptr %sum, align 8
  %q = load ptr, ptr @pairs, align 8
  %q.there = icmp ne ptr %q, null
  br i1 %q.there, label %read.pair, label %only

read.pair:
  %b = getelementptr inbounds %pair, ptr %q, i64 %k, i32 1
  %t = load i16, ptr %b, align 2
  %t.wide = zext i16 %t to i64
  %r = add i64 %s, %t.wide
  ret i64 %r

only:
  ret i64 %s

none:
  ret i64 -1
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
