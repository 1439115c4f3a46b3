target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@p.body = internal addrspace(1) global [12 x i8] undef, align 16
@p.init = internal addrspace(1) global i1 false, align 1

define i32 @heap_to_static(i32 %x) #0 {
entry:
  %p.init.val1 = load i1, ptr addrspace(1) @p.init, align 1
  store i1 true, ptr addrspace(1) @p.init, align 1
  %notinit = xor i1 %p.init.val1, true
  %n = zext i1 %notinit to i32
  br i1 true, label %use, label %done

use:
  %f = getelementptr inbounds i8, ptr addrspacecast (ptr addrspace(1) @p.body to ptr), i64 8
  store i32 %x, ptr %f, align 4
  %v = load i32, ptr %f, align 4
  %s = add i32 %v, %n
  ret i32 %s

done:
  ret i32 %n
}

declare noalias ptr @malloc(i64) #1

declare void @free(ptr allocptr) #2

attributes #0 = { norecurse "tandem-entered-once" }
attributes #1 = { nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" }
attributes #2 = { nounwind allockind("free") "alloc-family"="malloc" }
