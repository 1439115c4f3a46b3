; GO-T21: two variables that begin with the same bytes are two variables, and two constants whose addresses matter are two
; constants. Neither pair may be merged.
; run: @root(i32 5) = i32 1
; keep: @x
; keep: @y
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(1) global i32 1, align 4
@b = internal addrspace(1) global i32 1, align 4
@x = internal addrspace(4) constant i32 1, align 4
@y = internal addrspace(4) constant i32 1, align 4

define i32 @root(i32 %v) {
  store i32 %v, ptr addrspace(1) @a, align 4
  %r = load i32, ptr addrspace(1) @b, align 4
  ret i32 %r
}

define i1 @same() {
  %c = icmp eq ptr addrspace(4) @x, @y
  ret i1 %c
}
