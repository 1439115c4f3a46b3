; defect: a remainder is taken to be less than the least divisor
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 3.20, 3
; knobs: -jt-load-threading
; signature: jump-threading/miscompile/fold-terminator/-
define i8 @f(i8 %a0) {
entry:
  %v0 = or i8 %a0, 1
  %v1 = urem i8 %a0, %v0
  %v2 = trunc i8 %v1 to i3
  %v3 = icmp eq i3 %v2, 0
  br i1 %v3, label %b1, label %b2

b1:
  br label %b2

b2:
  %v4 = phi i8 [ 0, %entry ], [ 1, %b1 ]
  ret i8 %v4
}
