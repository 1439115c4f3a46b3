; defect: a masked number is taken to be less than its mask
; pass: instsimplify
; sources: M13
; seen by: illegal-rewrite
; knobs:
define i1 @f(i8 %x) {
entry:
  %v0 = and i8 %x, 7
  %v1 = icmp ult i8 %v0, 7
  ret i1 %v1
}
