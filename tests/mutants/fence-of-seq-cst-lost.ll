; defect: a sequentially consistent operation has no fence in front
; pass: selection
; sources: CG-T26
; seen by: miscompile (order)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p) {
  %o = atomicrmw xchg ptr %p, i32 1 seq_cst, align 4
  ret i32 %o
}
