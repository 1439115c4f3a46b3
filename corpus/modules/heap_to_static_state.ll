; GO-R6: a program of one root that is entered once. Three objects of fixed size are allocated before any loop,
; filled, used from internal functions, and freed: each can be a variable of its own.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%settings = type { i32, i64, i8 }

@settings = internal addrspace(1) global ptr null, align 8
@buffer = internal addrspace(1) global ptr null, align 8
@total = internal addrspace(1) global ptr null, align 8

define i64 @root(i32 %x, i32 %n) norecurse "tandem-entered-once" {
entry:
  %s = call ptr @malloc(i64 24)
  store ptr %s, ptr addrspace(1) @settings, align 8
  %b = call ptr @malloc(i64 64)
  store ptr %b, ptr addrspace(1) @buffer, align 8
  %t = call ptr @malloc(i64 8)
  store ptr %t, ptr addrspace(1) @total, align 8
  %s.there = icmp ne ptr %s, null
  %b.there = icmp ne ptr %b, null
  %t.there = icmp ne ptr %t, null
  %two = and i1 %s.there, %b.there
  %all = and i1 %two, %t.there
  br i1 %all, label %fill, label %failed

fill:
  store i32 %x, ptr %s, align 4
  %wide = getelementptr inbounds %settings, ptr %s, i32 0, i32 1
  store i64 5, ptr %wide, align 8
  %flag = getelementptr inbounds %settings, ptr %s, i32 0, i32 2
  store i8 1, ptr %flag, align 8
  store i32 7, ptr %b, align 4
  %last = getelementptr inbounds i8, ptr %b, i64 60
  store i32 9, ptr %last, align 4
  store i64 0, ptr %t, align 8
  br label %loop

loop:
  %i = phi i32 [ 0, %fill ], [ %i.next, %loop ]
  call void @add(i32 %i)
  %i.next = add nuw i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %done

done:
  %p = load ptr, ptr addrspace(1) @total, align 8
  %sum = load i64, ptr %p, align 8
  %q = load ptr, ptr addrspace(1) @buffer, align 8
  %q.last = getelementptr inbounds i8, ptr %q, i64 60
  %edge = load i32, ptr %q.last, align 4
  %edge.wide = zext i32 %edge to i64
  %r = add i64 %sum, %edge.wide
  call void @free(ptr %p)
  call void @free(ptr %q)
  ret i64 %r

failed:
  ret i64 -1
}

define internal void @add(i32 %i) {
  %p = load ptr, ptr addrspace(1) @settings, align 8
  %base = load i32, ptr %p, align 4
  %wide = getelementptr inbounds %settings, ptr %p, i32 0, i32 1
  %step = load i64, ptr %wide, align 8
  %k = add i32 %base, %i
  %k.wide = zext i32 %k to i64
  %by = mul i64 %k.wide, %step
  %t = load ptr, ptr addrspace(1) @total, align 8
  %old = load i64, ptr %t, align 8
  %new = add i64 %old, %by
  store i64 %new, ptr %t, align 8
  ret void
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
