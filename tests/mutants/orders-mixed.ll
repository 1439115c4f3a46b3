; defect: a signed and an unsigned comparison of two numbers are taken to speak of one order
; pass: instsimplify
; sources: M13
; seen by: miscompile
; knobs:
define i1 @f(i8 %x, i8 %y) {
entry:
  %v0 = icmp ult i8 %x, %y
  %v1 = icmp sgt i8 %x, %y
  %v2 = and i1 %v0, %v1
  ret i1 %v2
}
