target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i8 @heap_to_static_2047_bytes() #0 {
  ret i8 5
}

declare noalias ptr @malloc(i64) #1

attributes #0 = { norecurse "tandem-entered-once" }
attributes #1 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
