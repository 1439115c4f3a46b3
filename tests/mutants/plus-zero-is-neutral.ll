; defect: adding 0.0 is taken to change nothing, -0.0 included
; pass: instsimplify
; sources: M13
; seen by: illegal-rewrite
; knobs:
define float @f(float %x) {
entry:
  %v0 = fadd float %x, 0.000000e+00
  ret float %v0
}
