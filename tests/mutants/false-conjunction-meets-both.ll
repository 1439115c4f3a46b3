; defect: where "a and b" is false, the ranges of both denials are intersected
; pass: jump-threading
; sources: JT-R4
; seen by: miscompile
; measured: 5/5, 5/5, 0.26, 4
; knobs: 
; signature: jump-threading/miscompile/thread-edge/-
define i1 @f(i1 %a0) {
entry:
  br label %b1

b1:
  %v0 = select i1 %a0, i1 false, i1 false
  br i1 %v0, label %b2, label %b3

b2:
  br label %b3

b3:
  %v1 = icmp eq i1 %a0, false
  br i1 %v1, label %b4, label %b5

b4:
  ret i1 true

b5:
  ret i1 false
}
