; GO-R8: eight pools of structs of all sorts, each with a function that uses a field and one that frees them all. Some of
; the holders lie in the generic space.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pairs = type { i32, i32 }
%bytes = type { i64, i8 }
%mixed = type { i8, i16, i32 }
%reals = type { float, double }
%links = type { i32, ptr }
%triples = type { i16, i16, i16 }
%singles = type { double }
%arrays = type { i32, [2 x i32], i8 }

@pairs = internal global ptr null, align 8
@bytes = internal addrspace(1) global ptr null, align 8
@mixed = internal addrspace(1) global ptr null, align 8
@reals = internal global ptr null, align 8
@links = internal addrspace(1) global ptr null, align 8
@triples = internal addrspace(1) global ptr null, align 8
@singles = internal global ptr null, align 8
@arrays = internal addrspace(1) global ptr null, align 8

define void @make() {
  %pairs.m = call ptr @malloc(i64 32)
  store ptr %pairs.m, ptr @pairs, align 8
  %bytes.m = call ptr @malloc(i64 64)
  store ptr %bytes.m, ptr addrspace(1) @bytes, align 8
  %mixed.m = call ptr @malloc(i64 32)
  store ptr %mixed.m, ptr addrspace(1) @mixed, align 8
  %reals.m = call ptr @malloc(i64 64)
  store ptr %reals.m, ptr @reals, align 8
  %links.m = call ptr @malloc(i64 64)
  store ptr %links.m, ptr addrspace(1) @links, align 8
  %triples.m = call ptr @malloc(i64 24)
  store ptr %triples.m, ptr addrspace(1) @triples, align 8
  %singles.m = call ptr @malloc(i64 32)
  store ptr %singles.m, ptr @singles, align 8
  %arrays.m = call ptr @malloc(i64 64)
  store ptr %arrays.m, ptr addrspace(1) @arrays, align 8
  ret void
}

define i32 @use.pairs(i64 %i) {
entry:
  %p = load ptr, ptr @pairs, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %pairs, ptr %p, i64 %k, i32 1
  store i32 7, ptr %at, align 1
  %v = load i32, ptr %at, align 1
  ret i32 %v

none:
  ret i32 0
}

define i8 @use.bytes(i64 %i) {
entry:
  %p = load ptr, ptr addrspace(1) @bytes, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %bytes, ptr %p, i64 %k, i32 1
  store i8 7, ptr %at, align 1
  %v = load i8, ptr %at, align 1
  ret i8 %v

none:
  ret i8 0
}

define i32 @use.mixed(i64 %i) {
entry:
  %p = load ptr, ptr addrspace(1) @mixed, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %mixed, ptr %p, i64 %k, i32 2
  store i32 7, ptr %at, align 1
  %v = load i32, ptr %at, align 1
  ret i32 %v

none:
  ret i32 0
}

define double @use.reals(i64 %i) {
entry:
  %p = load ptr, ptr @reals, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %reals, ptr %p, i64 %k, i32 1
  store double 1.5, ptr %at, align 1
  %v = load double, ptr %at, align 1
  ret double %v

none:
  ret double 0.0
}

define ptr @use.links(i64 %i) {
entry:
  %p = load ptr, ptr addrspace(1) @links, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %links, ptr %p, i64 %k, i32 1
  store ptr null, ptr %at, align 1
  %v = load ptr, ptr %at, align 1
  ret ptr %v

none:
  ret ptr null
}

define i16 @use.triples(i64 %i) {
entry:
  %p = load ptr, ptr addrspace(1) @triples, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %triples, ptr %p, i64 %k, i32 2
  store i16 7, ptr %at, align 1
  %v = load i16, ptr %at, align 1
  ret i16 %v

none:
  ret i16 0
}

define double @use.singles(i64 %i) {
entry:
  %p = load ptr, ptr @singles, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %singles, ptr %p, i64 %k, i32 0
  store double 1.5, ptr %at, align 1
  %v = load double, ptr %at, align 1
  ret double %v

none:
  ret double 0.0
}

define i8 @use.arrays(i64 %i) {
entry:
  %p = load ptr, ptr addrspace(1) @arrays, align 8
  %gone = icmp eq ptr %p, null
  br i1 %gone, label %none, label %there

there:
  %k = and i64 %i, 3
  %at = getelementptr inbounds %arrays, ptr %p, i64 %k, i32 2
  store i8 7, ptr %at, align 1
  %v = load i8, ptr %at, align 1
  ret i8 %v

none:
  ret i8 0
}

define void @drop() {
  %pairs.p = load ptr, ptr @pairs, align 8
  call void @free(ptr %pairs.p)
  store ptr null, ptr @pairs, align 8
  %bytes.p = load ptr, ptr addrspace(1) @bytes, align 8
  call void @free(ptr %bytes.p)
  store ptr null, ptr addrspace(1) @bytes, align 8
  %mixed.p = load ptr, ptr addrspace(1) @mixed, align 8
  call void @free(ptr %mixed.p)
  store ptr null, ptr addrspace(1) @mixed, align 8
  %reals.p = load ptr, ptr @reals, align 8
  call void @free(ptr %reals.p)
  store ptr null, ptr @reals, align 8
  %links.p = load ptr, ptr addrspace(1) @links, align 8
  call void @free(ptr %links.p)
  store ptr null, ptr addrspace(1) @links, align 8
  %triples.p = load ptr, ptr addrspace(1) @triples, align 8
  call void @free(ptr %triples.p)
  store ptr null, ptr addrspace(1) @triples, align 8
  %singles.p = load ptr, ptr @singles, align 8
  call void @free(ptr %singles.p)
  store ptr null, ptr @singles, align 8
  %arrays.p = load ptr, ptr addrspace(1) @arrays, align 8
  call void @free(ptr %arrays.p)
  store ptr null, ptr addrspace(1) @arrays, align 8
  ret void
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
