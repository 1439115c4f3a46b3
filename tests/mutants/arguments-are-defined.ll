; defect: every argument counts as well defined
; pass: jump-threading
; sources: M4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 1.46, 1
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0, i1 noundef %a1, i1 noundef %a2, i1 %a3) {
entry:
  ret void
}
