; defect: a product and a sum are rounded once although neither allows it
; pass: selection
; sources: CG-T6
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define float @f(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  ret float %s
}
