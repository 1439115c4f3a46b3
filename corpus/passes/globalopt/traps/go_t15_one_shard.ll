; GO-T15: this is one part of a split module; the function that writes the variable is in another part. With
; `World::is_shard` nothing at all may be done here.
; world: shard
; keep: @mode
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@mode = internal addrspace(1) global i32 1, align 4

define i32 @root() {
  %r = load i32, ptr addrspace(1) @mode, align 4
  ret i32 %r
}
