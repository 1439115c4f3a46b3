; GO-R6: the object that is allocated once becomes a variable; what asks for null reads the flag where the pointer was loaded.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define i32 @heap_to_static(i32 %x) norecurse "tandem-entered-once" {
entry:
  %before = load ptr, ptr addrspace(1) @p, align 8
  %m = call ptr @malloc(i64 12)
  store ptr %m, ptr addrspace(1) @p, align 8
  %none = icmp eq ptr %before, null
  %n = zext i1 %none to i32
  %q = load ptr, ptr addrspace(1) @p, align 8
  %there = icmp ugt ptr %q, null
  br i1 %there, label %use, label %done

use:
  %f = getelementptr inbounds i8, ptr %q, i64 8
  store i32 %x, ptr %f, align 4
  %v = load i32, ptr %f, align 4
  %s = add i32 %v, %n
  call void @free(ptr %q)
  ret i32 %s

done:
  ret i32 %n
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr) nounwind allockind("free") "alloc-family"="malloc"
