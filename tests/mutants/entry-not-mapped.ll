; defect: the phis behind the copy get the original's values
; pass: jump-threading
; sources: JT-T7 M5
; seen by: miscompile
; measured: 5/5, 5/5, 0.15, 7
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/thread-edge/-
define i1 @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v0 = phi i1 [ false, %entry ], [ false, %b1 ]
  br i1 %a0, label %b3, label %b4

b3:
  %v1 = phi i1 [ %v0, %b2 ]
  ret i1 %v1

b4:
  ret i1 false
}
