target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { i32, i64 }

@p.f0 = internal addrspace(1) global ptr null, align 8
@p.f1 = internal addrspace(1) global ptr null, align 8

define i32 @split_heap(i64 %n) {
entry:
  %bytes = mul nuw i64 %n, 16
  %0 = mul nuw i64 %n, 4
  %p.f0.new = call ptr @malloc(i64 %0)
  %1 = mul nuw i64 %n, 8
  %p.f1.new = call ptr @malloc(i64 %1)
  %p.isneg = icmp slt i64 %bytes, 0
  %p.f0.isnull = icmp eq ptr %p.f0.new, null
  %p.f1.isnull = icmp eq ptr %p.f1.new, null
  %tmp = or i1 %p.isneg, %p.f0.isnull
  %tmp1 = or i1 %tmp, %p.f1.isnull
  br i1 %tmp1, label %malloc_ret_null, label %malloc_cont

malloc_ret_null:
  %p.f0.nonnull = icmp ne ptr %p.f0.new, null
  br i1 %p.f0.nonnull, label %free_it, label %next

free_it:
  call void @free(ptr %p.f0.new)
  br label %next

next:
  %p.f1.nonnull = icmp ne ptr %p.f1.new, null
  br i1 %p.f1.nonnull, label %free_it1, label %next1

free_it1:
  call void @free(ptr %p.f1.new)
  br label %next1

next1:
  br label %malloc_cont

malloc_cont:
  %p.f0.ptr = phi ptr [ %p.f0.new, %entry ], [ null, %next1 ]
  %p.f1.ptr = phi ptr [ %p.f1.new, %entry ], [ null, %next1 ]
  store ptr %p.f0.ptr, ptr addrspace(1) @p.f0, align 8
  store ptr %p.f1.ptr, ptr addrspace(1) @p.f1, align 8
  %p.f0.val = load ptr, ptr addrspace(1) @p.f0, align 8
  %p.f1.val = load ptr, ptr addrspace(1) @p.f1, align 8
  %none = icmp eq ptr %p.f0.val, null
  br i1 %none, label %failed, label %use

use:
  store i32 3, ptr %p.f0.val, align 4
  store i64 4, ptr %p.f1.val, align 8
  %v = load i32, ptr %p.f0.val, align 4
  ret i32 %v

failed:
  ret i32 -1
}

define void @close() {
  %p.f0.val = load ptr, ptr addrspace(1) @p.f0, align 8
  %p.f1.val = load ptr, ptr addrspace(1) @p.f1, align 8
  call void @free(ptr %p.f0.val)
  call void @free(ptr %p.f1.val)
  store ptr null, ptr addrspace(1) @p.f0, align 8
  store ptr null, ptr addrspace(1) @p.f1, align 8
  ret void
}

declare noalias ptr @malloc(i64) #0

declare void @free(ptr allocptr) #1

attributes #0 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
attributes #1 = { nounwind allockind("free") "alloc-family"="malloc" }
