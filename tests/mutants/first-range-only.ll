; defect: of the pairs of !range only the first counts
; pass: jump-threading
; sources: M2
; seen by: miscompile
; measured: 5/5, 5/5, 2.87, 3
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f(ptr %a0) {
entry:
  %v0 = load i32, ptr %a0, align 1, !range !0
  %v1 = icmp ugt i32 %v0, 1
  br i1 %v1, label %b1, label %b2

b1:
  ret void

b2:
  store i32 0, ptr null, align 1
  ret void
}

!0 = !{i32 0, i32 2, i32 5, i32 8}
