; defect: a phi counts as its first entry, whichever predecessor is asked about
; pass: jump-threading
; sources: HB-11a
; seen by: miscompile
; measured: 5/5, 5/5, 0.03, 4
; knobs: -jt-load-threading
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ true, %b1 ]
  %v1 = icmp ne i1 %v0, true
  br i1 %v1, label %b1, label %b2

b2:
  ret void
}
