; defect: a signed comparison bounds the value as an unsigned one
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 0.10, 4
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define void @f(i1 %a0) {
entry:
  %v0 = icmp sge i1 %a0, false
  br i1 %v0, label %b1, label %b2

b1:
  ret void

b2:
  %v1 = icmp eq i1 %a0, false
  br i1 %v1, label %b3, label %b4

b3:
  call void @ext_small()
  ret void

b4:
  ret void
}

declare void @ext_small()
