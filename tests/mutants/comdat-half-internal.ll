; defect: some members of a visible comdat become internal
; pass: internalize
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 2.49, 1
; knobs: 
$c = comdat any
define ptx_kernel void @k() comdat($c) {
  ret void
}
define void @b() comdat($c) {
  ret void
}
