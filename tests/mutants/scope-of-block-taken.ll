; defect: an atomic operation is seen by the threads of its block only
; pass: selection
; sources: CG-T2
; seen by: miscompile (order)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(ptr %p) {
  %o = atomicrmw add ptr %p, i32 1 monotonic, align 4
  ret i32 %o
}
