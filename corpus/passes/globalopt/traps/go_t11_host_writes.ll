; GO-T11: the host copies to the symbol before the launch. It must neither be folded nor split.
; keep: @c
; keep: @d
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c = internal addrspace(4) externally_initialized constant { i32, float } { i32 7, float 1.0 }, align 4
@d = internal addrspace(1) externally_initialized global { i32, i32 } { i32 7, i32 8 }, align 4

define i32 @root() {
  %v = load i32, ptr addrspace(4) @c, align 4
  %w = load i32, ptr addrspace(1) @d, align 4
  store i32 %v, ptr addrspace(1) getelementptr inbounds ({ i32, i32 }, ptr addrspace(1) @d, i32 0, i32 1), align 4
  %r = add i32 %v, %w
  ret i32 %r
}
