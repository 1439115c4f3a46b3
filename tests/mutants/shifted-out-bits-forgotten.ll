; defect: a left shift that only keeps the sign is taken to lose no bits
; pass: instsimplify
; sources: M1
; seen by: illegal-rewrite
; knobs:
define i8 @f(i8 %x, i8 %y) {
entry:
  %v0 = shl nsw i8 %x, %y
  %v1 = lshr i8 %v0, %y
  ret i8 %v1
}
