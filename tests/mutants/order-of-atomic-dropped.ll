; defect: an atomic operation loses its order
; pass: selection
; sources: CG-T2
; seen by: miscompile (order)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p) {
  %o = atomicrmw add ptr %p, i32 1 syncscope("device") acq_rel, align 4
  ret i32 %o
}
