; defect: a number is taken to be equal to itself where it may be a NaN
; pass: instsimplify
; sources: M4
; seen by: miscompile
; knobs:
define i1 @f(float %x) {
entry:
  %v0 = fcmp oeq float %x, %x
  ret i1 %v0
}
