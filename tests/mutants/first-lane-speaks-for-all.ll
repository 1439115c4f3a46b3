; defect: of two vectors of constants only the first lanes are compared
; pass: instsimplify
; sources: M12
; seen by: illegal-rewrite
; knobs:
define <2 x i8> @f(<2 x i8> %x) {
entry:
  %v0 = and <2 x i8> %x, <i8 1, i8 7>
  %v1 = and <2 x i8> %v0, <i8 3, i8 2>
  ret <2 x i8> %v1
}
