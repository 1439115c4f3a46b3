; GO-R13: a variable that is only written goes with its stores; an ordered store stays with its variable.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@last = internal addrspace(1) global { i32, i64 } zeroinitializer, align 8
@signal = internal addrspace(1) global i32 0, align 4

define void @never_read(i32 %x) {
  store i32 %x, ptr addrspace(1) @last, align 8
  store i64 1, ptr addrspacecast (ptr addrspace(1) getelementptr inbounds ({ i32, i64 }, ptr addrspace(1) @last, i32 0, i32 1) to ptr), align 8
  store atomic i32 1, ptr addrspace(1) @signal release, align 4
  ret void
}
