target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@signal = internal addrspace(1) global i32 0, align 4

define void @never_read(i32 %x) {
  store atomic i32 1, ptr addrspace(1) @signal release, align 4
  ret void
}
