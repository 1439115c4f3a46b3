; defect: an unsigned comparison is taken to imply a signed one
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 5.87, 5
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f(i8 %a0) {
entry:
  %v0 = icmp slt i8 %a0, 1
  br i1 %v0, label %b1, label %b4

b1:
  %v1 = icmp ugt i8 %a0, 1
  br i1 %v1, label %b2, label %b3

b2:
  ret i1 true

b3:
  ret i1 false

b4:
  ret i1 false
}
