; defect: a fact at the end of a block replaces uses in other blocks
; pass: jump-threading
; sources: JT-R5
; seen by: miscompile
; measured: 5/5, 5/5, 0.46, 3
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/replace-uses/-
define i1 @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b2

b1:
  ret i1 false

b2:
  br i1 %a0, label %b3, label %b4

b3:
  ret i1 false

b4:
  ret i1 true
}
