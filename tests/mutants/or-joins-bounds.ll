; defect: the upper bound of "or" is the "or" of the upper bounds
; pass: jump-threading
; sources: JT-R4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 6.41, 3
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i8 noundef %a0) {
entry:
  %v0 = urem i8 %a0, 5
  %v1 = or i8 %v0, 4
  ret void
}
