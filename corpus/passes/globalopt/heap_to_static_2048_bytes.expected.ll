target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p = internal addrspace(1) global ptr null, align 8

define i8 @heap_to_static_2048_bytes() #0 {
  %m = call ptr @malloc(i64 2048)
  store ptr %m, ptr addrspace(1) @p, align 8
  %q = load ptr, ptr addrspace(1) @p, align 8
  store i8 5, ptr %q, align 1
  %v = load i8, ptr %q, align 1
  ret i8 %v
}

declare noalias ptr @malloc(i64) #1

attributes #0 = { norecurse "tandem-entered-once" }
attributes #1 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
