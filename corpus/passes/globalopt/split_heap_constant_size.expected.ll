target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%node = type { i32, i64, i8 }

@p.f0 = internal addrspace(1) global ptr null, align 8
@p.f1 = internal addrspace(1) global ptr null, align 8

define void @split_heap_constant_size() {
  %p.f0.new = call ptr @malloc(i64 16)
  %p.f1.new = call ptr @malloc(i64 32)
  %p.f2.new = call ptr @malloc(i64 4)
  %p.f0.isnull = icmp eq ptr %p.f0.new, null
  %p.f1.isnull = icmp eq ptr %p.f1.new, null
  %p.f2.isnull = icmp eq ptr %p.f2.new, null
  %tmp = or i1 %p.f0.isnull, %p.f1.isnull
  %tmp1 = or i1 %tmp, %p.f2.isnull
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
  %p.f2.nonnull = icmp ne ptr %p.f2.new, null
  br i1 %p.f2.nonnull, label %free_it2, label %next2

free_it2:
  call void @free(ptr %p.f2.new)
  br label %next2

next2:
  br label %malloc_cont

malloc_cont:
  %p.f0.ptr = phi ptr [ %p.f0.new, %0 ], [ null, %next2 ]
  %p.f1.ptr = phi ptr [ %p.f1.new, %0 ], [ null, %next2 ]
  %p.f2.ptr = phi ptr [ %p.f2.new, %0 ], [ null, %next2 ]
  store ptr %p.f0.ptr, ptr addrspace(1) @p.f0, align 8
  store ptr %p.f1.ptr, ptr addrspace(1) @p.f1, align 8
  ret void
}

define i64 @use(i64 %i) {
entry:
  %k = and i64 %i, 3
  %p.f0.val = load ptr, ptr addrspace(1) @p.f0, align 8
  %p.f1.val = load ptr, ptr addrspace(1) @p.f1, align 8
  %there = icmp ne ptr %p.f0.val, null
  br i1 %there, label %read, label %none

read:
  %0 = getelementptr inbounds i64, ptr %p.f1.val, i64 %k
  store i64 %i, ptr %0, align 8
  %v = load i64, ptr %0, align 8
  ret i64 %v

none:
  ret i64 0
}

declare noalias ptr @malloc(i64) #0

declare void @free(ptr)

attributes #0 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
