; defect: a loop-carried value starts at "nothing", and the answer is kept before the fixed point
; pass: jump-threading
; sources: HB-9 JT-R14
; seen by: miscompile
; measured: 5/5, 5/5, 0.06, 5
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v1, %b1 ]
  %v1 = add i1 %v0, true
  br i1 %v1, label %b1, label %b2

b2:
  ret void
}
