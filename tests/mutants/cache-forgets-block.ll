; defect: a fact cached for one block is used in another
; pass: jump-threading
; sources: JT-T21 M11
; seen by: miscompile
; measured: 5/5, 5/5, 1.09, 4
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f() {
entry:
  br label %b1

b1:
  %v0 = icmp eq i1 false, true
  br i1 %v0, label %b2, label %b5

b2:
  br i1 %v0, label %b3, label %b4

b3:
  br label %b4

b4:
  ret i1 true

b5:
  ret i1 false
}
