; defect: a value without a case goes to the first case
; pass: jump-threading
; sources: JT-T18 M21
; seen by: miscompile
; measured: 5/5, 5/5, 0.35, 3
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f() {
entry:
  switch i1 true, label %b1 [
    i1 false, label %b2
  ]

b1:
  ret i1 false

b2:
  ret i1 true
}
