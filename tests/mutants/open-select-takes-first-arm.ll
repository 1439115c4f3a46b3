; defect: a select with an open condition has the range of its first arm
; pass: jump-threading
; sources: JT-R4
; seen by: miscompile
; measured: 5/5, 5/5, 0.19, 2
; knobs: -jt-load-threading
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f(i1 %a0) {
entry:
  %v0 = select i1 %a0, i1 true, i1 false
  br i1 %v0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v1 = phi i1 [ false, %entry ], [ true, %b1 ]
  ret i1 %v1
}
