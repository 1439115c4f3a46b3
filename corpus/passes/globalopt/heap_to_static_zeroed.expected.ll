target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p.body = internal addrspace(1) global [24 x i8] zeroinitializer, align 32

define i64 @heap_to_static_zeroed() #0 {
  call void @llvm.memset.p0.i64(ptr addrspacecast (ptr addrspace(1) @p.body to ptr), i8 0, i64 24, i1 false)
  %f = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(1) @p.body to ptr), i64 2
  %v = load i64, ptr %f, align 8
  ret i64 %v
}

declare noalias ptr @calloc(i64, i64) #1

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

attributes #0 = { norecurse "tandem-entered-once" }
attributes #1 = { nounwind allockind("alloc,zeroed") allocsize(0,1) "alloc-family"="malloc" }
