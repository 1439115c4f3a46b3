; defect: in a difference that is fused the wrong part is negated
; pass: selection
; sources: CG-T6
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define float @f(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fsub contract float %m, %c
  ret float %s
}
