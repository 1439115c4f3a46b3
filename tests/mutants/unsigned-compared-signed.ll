; defect: an unsigned comparison is made with signs
; pass: selection
; sources: CG-T20
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i1 @f(i32 %a, i32 %b) {
  %c = icmp ult i32 %a, %b
  ret i1 %c
}
