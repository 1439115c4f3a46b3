target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@outside = external addrspace(1) global i32

define i32 @root() {
  %a = load i32, ptr addrspace(1) @outside, align 4
  call void @effect()
  ret i32 %a
}

declare void @effect()
