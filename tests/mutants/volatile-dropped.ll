; defect: a volatile access becomes a plain one
; pass: selection
; sources: CG-T17
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p) {
  %v = load volatile i32, ptr %p, align 4
  ret i32 %v
}
