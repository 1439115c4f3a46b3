; GO-R8, P3: sixteen fields are still split, seventeen are not (by production; the reference has no limit); one field
; and one element are.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%sixteen = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%seventeen = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%one = type { i64 }

@sixteen = internal addrspace(1) global ptr null, align 8
@seventeen = internal addrspace(1) global ptr null, align 8
@one = internal addrspace(1) global ptr null, align 8

define void @make() {
  %a = call ptr @malloc(i64 128)
  store ptr %a, ptr addrspace(1) @sixteen, align 8
  %b = call ptr @malloc(i64 136)
  store ptr %b, ptr addrspace(1) @seventeen, align 8
  %c = call ptr @malloc(i64 8)
  store ptr %c, ptr addrspace(1) @one, align 8
  ret void
}

define i64 @use(i64 %i, i32 %v) {
entry:
  %k = and i64 %i, 1
  %a = load ptr, ptr addrspace(1) @sixteen, align 8
  %b = load ptr, ptr addrspace(1) @seventeen, align 8
  %c = load ptr, ptr addrspace(1) @one, align 8
  %a.none = icmp eq ptr %a, null
  %b.none = icmp eq ptr %b, null
  %c.none = icmp eq ptr %c, null
  %ab = or i1 %a.none, %b.none
  %none = or i1 %ab, %c.none
  br i1 %none, label %failed, label %there

there:
  %a.last = getelementptr inbounds %sixteen, ptr %a, i64 %k, i32 15
  store i32 %v, ptr %a.last, align 4
  %b.last = getelementptr inbounds %seventeen, ptr %b, i64 %k, i32 16
  store i32 2, ptr %b.last, align 4
  %only = getelementptr inbounds %one, ptr %c, i64 0, i32 0
  store i64 5, ptr %only, align 8
  %x = load i32, ptr %a.last, align 4
  %y = load i32, ptr %b.last, align 4
  %z = load i64, ptr %only, align 8
  %s = add i32 %x, %y
  %s.wide = zext i32 %s to i64
  %r = add i64 %s.wide, %z
  ret i64 %r

failed:
  ret i64 -1
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
