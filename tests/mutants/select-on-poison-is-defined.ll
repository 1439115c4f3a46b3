; defect: a select on a poison condition counts as well defined
; pass: jump-threading
; sources: JT-T9b M4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 38.88, 2
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0, i1 %a1, i1 %a2, i1 %a3, i1 %a4, i1 %a5, i1 %a6, i1 %a7, i1 %a8, i1 %a9, i1 %a10, i1 %a11, i1 %a12, i1 %a13, i1 %a14, i1 %a15) {
entry:
  %v0 = select i1 %a0, i1 false, i1 false
  %v1 = select i1 %a1, i1 false, i1 false
  %v2 = select i1 %a2, i1 false, i1 false
  %v3 = select i1 %a3, i1 false, i1 false
  %v4 = select i1 %a4, i1 false, i1 false
  %v5 = select i1 %a5, i1 false, i1 false
  %v6 = select i1 %a6, i1 false, i1 false
  %v7 = select i1 %a7, i1 false, i1 false
  %v8 = select i1 %a8, i1 false, i1 false
  %v9 = select i1 %a9, i1 false, i1 false
  %v10 = select i1 %a10, i1 false, i1 false
  %v11 = select i1 %a11, i1 false, i1 false
  %v12 = select i1 %a12, i1 false, i1 false
  %v13 = select i1 %a13, i1 false, i1 false
  %v14 = select i1 %a14, i1 false, i1 false
  %v15 = select i1 %a15, i1 false, i1 false
  ret void
}
