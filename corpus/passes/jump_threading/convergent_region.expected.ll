target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #0

define i32 @convergent_region(i1 %c, i1 %d) {
entry:
  br i1 %c, label %p, label %q

p:
  br label %b

q:
  br label %b

b:
  %f = phi i1 [ true, %p ], [ %d, %q ]
  br i1 %f, label %s, label %x

s:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %x

x:
  ret i32 0
}

attributes #0 = { convergent nocallback nounwind }
