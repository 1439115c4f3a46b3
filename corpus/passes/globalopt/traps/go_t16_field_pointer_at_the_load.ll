; GO-T16: the object is exchanged between the load of its address and the use. The fields' addresses must be taken where the
; object's was.
; run: @root() = i32 1
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { i32, i64 }

@p = internal addrspace(1) global ptr null, align 8

define i32 @root() {
entry:
  %a = call ptr @make()
  %first = load ptr, ptr addrspace(1) @p, align 8
  %none = icmp eq ptr %first, null
  br i1 %none, label %failed, label %set

set:
  %f = getelementptr inbounds %node, ptr %first, i64 0, i32 0
  store i32 1, ptr %f, align 8
  %b = call ptr @make()
  %second = load ptr, ptr addrspace(1) @p, align 8
  %gone = icmp eq ptr %second, null
  br i1 %gone, label %failed, label %both

both:
  %g = getelementptr inbounds %node, ptr %second, i64 0, i32 0
  store i32 2, ptr %g, align 8
  %h = getelementptr inbounds %node, ptr %first, i64 0, i32 0
  %r = load i32, ptr %h, align 8
  ret i32 %r

failed:
  ret i32 1
}

define internal ptr @make() {
  %m = call ptr @malloc(i64 32)
  store ptr %m, ptr addrspace(1) @p, align 8
  ret ptr null
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
