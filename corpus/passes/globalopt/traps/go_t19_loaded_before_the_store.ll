; GO-T19: stored once, but loaded before. The first load must stay a load (or become the initial value), never the number
; that is stored later.
; run: @root() = i32 42
; calls: @root() twice = i32 84
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@once = internal addrspace(1) global i32 0, align 4

define i32 @root() {
  %before = load i32, ptr addrspace(1) @once, align 4
  store i32 42, ptr addrspace(1) @once, align 4
  %after = load i32, ptr addrspace(1) @once, align 4
  %r = add i32 %before, %after
  ret i32 %r
}
