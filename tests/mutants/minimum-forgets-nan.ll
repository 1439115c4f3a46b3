; defect: minimum gives the number where one operand is a NaN
; pass: selection
; sources: CG-T14
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define float @f(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}
declare float @llvm.minimum.f32(float, float)
