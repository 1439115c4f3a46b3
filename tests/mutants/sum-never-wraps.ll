; defect: the bounds of a sum are added although the sum may wrap all the way round
; pass: jump-threading
; sources: JT-R4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 0.01, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0, i8 %a1) {
entry:
  %v0 = zext i1 %a0 to i8
  %v1 = add i8 %v0, %a1
  ret void
}
