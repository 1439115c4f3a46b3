; defect: the conversion of a float to one bit is turned round
; pass: selection
; sources: CG-T1
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(float %x) {
  %b = fptoui float %x to i1
  %z = zext i1 %b to i32
  ret i32 %z
}
