; defect: the high half of a wide sum does not take the carry of the low one
; pass: selection
; sources: CG-T11
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i64 @f(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %s = add i128 %x, %y
  %h = lshr i128 %s, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}
