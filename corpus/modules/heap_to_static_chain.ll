; GO-R6: the sites lie in a chain of functions with one call site each, behind branches but in no cycle; one of the objects
; is never asked for, one never freed, one never accessed.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@one = internal addrspace(1) global ptr null, align 8
@two = internal addrspace(1) global ptr null, align 8
@three = internal addrspace(1) global ptr null, align 8
@four = internal addrspace(1) global ptr null, align 8

define i32 @root(i32 %x) norecurse "tandem-entered-once" {
entry:
  %c = icmp slt i32 %x, 100
  br i1 %c, label %open, label %done

open:
  call void @open.one(i32 %x)
  br label %done

done:
  %r = call i32 @read(i32 %x)
  %s = call i32 @read(i32 %r)
  ret i32 %s
}

define internal void @open.one(i32 %x) {
entry:
  %m = call ptr @malloc(i64 4)
  store ptr %m, ptr addrspace(1) @one, align 8
  %n = call ptr @malloc(i64 24)
  store ptr %n, ptr addrspace(1) @two, align 8
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %more, label %done

more:
  call void @open.two()
  br label %done

done:
  ret void
}

define internal void @open.two() {
  %m = call ptr @malloc(i64 100)
  store ptr %m, ptr addrspace(1) @three, align 8
  %n = call ptr @malloc(i64 1)
  store ptr %n, ptr addrspace(1) @four, align 8
  ret void
}

define internal i32 @read(i32 %x) {
entry:
  %p = load ptr, ptr addrspace(1) @one, align 8
  %q = load ptr, ptr addrspace(1) @two, align 8
  %f = load ptr, ptr addrspace(1) @four, align 8
  %p.there = icmp ne ptr %p, null
  %q.there = icmp ne ptr %q, null
  %f.none = icmp eq ptr %f, null
  %both = and i1 %p.there, %q.there
  %base = select i1 %f.none, i32 10, i32 20
  br i1 %both, label %use, label %done

use:
  store i32 %x, ptr %p, align 4
  %at = getelementptr inbounds i8, ptr %q, i64 16
  store i32 3, ptr %at, align 4
  %v = load i32, ptr %p, align 4
  %w = load i32, ptr %at, align 4
  %s = mul i32 %v, %w
  %t = add i32 %s, %base
  ret i32 %t

done:
  ret i32 %base
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
