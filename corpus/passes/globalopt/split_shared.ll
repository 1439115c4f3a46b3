; GO-R7: a struct in shared memory becomes a variable for each field, in the same space, with the same contents.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@frame = internal addrspace(3) global { i32, i64, i8 } undef, align 8

define i64 @split_shared(i32 %x) convergent {
  store i32 %x, ptr addrspace(3) @frame, align 8
  store i64 5, ptr getelementptr inbounds ({ i32, i64, i8 }, ptr addrspacecast (ptr addrspace(3) @frame to ptr), i32 0, i32 1), align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %a = load i32, ptr addrspacecast (ptr addrspace(3) @frame to ptr), align 8
  %b = load i64, ptr addrspace(3) getelementptr inbounds (i8, ptr addrspace(3) @frame, i64 8), align 8
  %c = zext i32 %a to i64
  %r = add i64 %b, %c
  ret i64 %r
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) convergent
