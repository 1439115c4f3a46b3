; defect: every argument counts as well defined
; pass: jump-threading
; sources: M4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 1.46, 1
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0, i1 %a1, i1 %a2, i1 %a3, i1 %a4, i1 %a5, i1 %a6, i1 %a7, i1 %a8, i1 %a9, i1 %a10, i1 %a11, i1 %a12, i1 %a13, i1 %a14, i1 %a15) {
entry:
  ret void
}
