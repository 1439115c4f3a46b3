; defect: a select on a poison condition counts as well defined
; pass: jump-threading
; sources: JT-T9b M4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 38.88, 2
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0, i1 %a1, <4 x i1> %a2, i1 %a3) {
entry:
  %v0 = select i1 %a3, i1 false, i1 false
  ret void
}
