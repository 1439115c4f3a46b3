; defect: an internal kernel is erased
; pass: globaldce
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.20, 1
; knobs: 
define internal ptx_kernel void @k() {
  ret void
}
