; defect: of several cases that lead to the block only the last is believed
; pass: jump-threading
; sources: JT-T11 M6
; seen by: miscompile
; measured: 5/5, 5/5, 0.10, 4
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f(i1 %a0) {
entry:
  switch i1 %a0, label %b1 [
    i1 false, label %b2
    i1 true, label %b2
  ]

b1:
  ret i1 false

b2:
  br i1 %a0, label %b3, label %b4

b3:
  ret i1 true

b4:
  ret i1 false
}
