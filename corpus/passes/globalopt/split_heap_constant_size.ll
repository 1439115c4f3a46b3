; GO-R8: a size that is a number has no sign to ask for.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { i32, i64, i8 }

@p = internal addrspace(1) global ptr null, align 8

define void @split_heap_constant_size() {
  %m = call ptr @malloc(i64 96)
  store ptr %m, ptr addrspace(1) @p, align 8
  ret void
}

define i64 @use(i64 %i) {
entry:
  %k = and i64 %i, 3
  %q = load ptr, ptr addrspace(1) @p, align 8
  %there = icmp ne ptr %q, null
  br i1 %there, label %read, label %none

read:
  %a = getelementptr inbounds %node, ptr %q, i64 %k, i32 1
  store i64 %i, ptr %a, align 8
  %v = load i64, ptr %a, align 8
  ret i64 %v

none:
  ret i64 0
}

declare noalias ptr @malloc(i64) nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
