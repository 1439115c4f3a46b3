; defect: a kernel becomes internal
; pass: internalize
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.01, 1
; knobs: 
define ptx_kernel void @k() {
  ret void
}
