target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal addrspace(1) global { i32, i64 } { i32 1, i64 2 }, align 8

define i64 @accesses(i32 %x) {
  store i32 %x, ptr addrspacecast (ptr addrspace(1) @v to ptr), align 8
  %a = load i64, ptr getelementptr inbounds ({ i32, i64 }, ptr addrspacecast (ptr addrspace(1) @v to ptr), i32 0, i32 1), align 8
  ret i64 %a
}
