; defect: the bounds of a left shift are shifted although bits fall off
; pass: jump-threading
; sources: JT-R4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 13.59, 5
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i8 noundef %a0) {
entry:
  %v0 = urem i8 %a0, 65
  %v1 = shl i8 %v0, 2
  ret void
}
