; defect: what a register has above the width of its integer is taken for part of it
; pass: selection
; sources: CG-T10
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i8 %a, i8 %b) {
  %s = add i8 %a, %b
  %c = icmp ult i8 %s, 100
  %z = zext i1 %c to i32
  ret i32 %z
}
