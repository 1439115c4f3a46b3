; defect: a multiplication by 1.0 is taken to change nothing where denormal numbers are flushed
; pass: instsimplify
; sources: M2
; seen by: illegal-rewrite
; knobs:
define float @f(float %x) "denormal-fp-math"="preserve-sign,preserve-sign" {
entry:
  %v0 = fmul float %x, 1.000000e+00
  ret float %v0
}
