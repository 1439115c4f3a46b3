; defect: the last operand of a copied instruction is not replaced
; pass: jump-threading
; sources: JT-T7
; seen by: miscompile
; measured: 5/5, 5/5, 0.67, 8
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/clone-into-predecessor/-
define void @f(i1 %a0) {
entry:
  %v0 = fcmp oeq float 0.000000e+00, 0.000000e+00
  br i1 %v0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v1 = phi i1 [ false, %entry ], [ false, %b1 ]
  %v2 = xor i1 %a0, %v1
  br i1 %v2, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
