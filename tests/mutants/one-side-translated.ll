; defect: one side of a comparison is translated to the predecessor, so that two iterations are compared
; pass: jump-threading
; sources: HB-3
; seen by: miscompile
; measured: 5/5, 5/5, 0.22, 6
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i8 [ 0, %entry ], [ %v1, %b1 ]
  %v1 = add i8 %v0, 1
  %v2 = icmp ne i8 %v1, 0
  br i1 %v2, label %b1, label %b2

b2:
  ret void
}
