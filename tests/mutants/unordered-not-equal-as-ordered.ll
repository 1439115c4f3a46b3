; defect: "unordered or not equal" is false on a NaN
; pass: selection
; sources: CG-T13
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i1 @f(float %a, float %b) {
  %c = fcmp une float %a, %b
  ret i1 %c
}
