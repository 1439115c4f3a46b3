; defect: "at most" is read as "less"
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 0.02, 4
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define i8 @f(i8 %a0) {
entry:
  %v0 = icmp sle i8 %a0, 1
  %v1 = icmp eq i8 %a0, 1
  br i1 %v0, label %b1, label %b4

b1:
  br i1 %v1, label %b2, label %b3

b2:
  ret i8 0

b3:
  ret i8 1

b4:
  ret i8 0
}
