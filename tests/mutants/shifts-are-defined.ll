; defect: a shift by any amount counts as well defined
; pass: jump-threading
; sources: M1
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 12.29, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = shl i1 false, true
  ret void
}
