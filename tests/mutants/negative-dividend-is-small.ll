; defect: of a dividend only the greatest value is compared with the divisor, not the least
; pass: instsimplify
; sources: M12
; seen by: miscompile
; knobs:
define i16 @f(i8 %x) {
entry:
  %v0 = sext i8 %x to i16
  %v1 = sdiv i16 %v0, 128
  ret i16 %v1
}
