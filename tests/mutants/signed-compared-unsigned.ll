; defect: signed comparisons of ranges are made unsigned
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 0.10, 2
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  %v0 = icmp sge i1 true, false
  br i1 %v0, label %b1, label %b2

b1:
  call void @ext_small()
  ret void

b2:
  ret void
}

declare void @ext_small()
