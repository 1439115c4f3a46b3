; defect: an extension of a truncation is taken to be the number that was truncated, whatever was lost
; pass: instsimplify
; sources: M1 M12
; seen by: illegal-rewrite
; knobs:
define i16 @f(i16 %x) {
entry:
  %v0 = trunc i16 %x to i8
  %v1 = zext i8 %v0 to i16
  ret i16 %v1
}
