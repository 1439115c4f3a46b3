; defect: freeze of undef folds to undef
; pass: jump-threading
; sources: JT-T9b M4 HB-73
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 7.71, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = freeze i1 poison
  ret void
}
