; defect: where "a and b" is false, both are taken to be false
; pass: jump-threading
; sources: JT-R4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 3.48, 6
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0) {
entry:
  %v0 = icmp eq i1 %a0, false
  %v1 = and i1 %v0, false
  br i1 %v1, label %b1, label %b2

b1:
  ret void

b2:
  %v2 = phi i1 [ %v0, %entry ]
  ret void
}
