; defect: a value is taken to be less than itself
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 4.07, 2
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f(ptr %a0) {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  br label %b3

b3:
  %v0 = phi i1 [ true, %b1 ], [ false, %b2 ]
  %v1 = icmp ugt i1 %v0, %v0
  br i1 %v1, label %b4, label %b5

b4:
  ret void

b5:
  store i8 0, ptr %a0, align 1
  ret void
}
