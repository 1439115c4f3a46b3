; defect: a comparison is found with its sides exchanged, and the predicate stays
; pass: jump-threading
; sources: JT-R4
; seen by: miscompile
; measured: 5/5, 5/5, 10.60, 5
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define i8 @f(i8 %a0, i8 %a1) {
entry:
  %v0 = icmp ugt i8 %a0, %a1
  br i1 %v0, label %b1, label %b2

b1:
  ret i8 0

b2:
  %v1 = icmp ugt i8 %a1, %a0
  br i1 %v1, label %b3, label %b4

b3:
  ret i8 0

b4:
  ret i8 1
}
