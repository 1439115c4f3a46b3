; defect: !range without !noundef counts as well defined
; pass: jump-threading
; sources: M2
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 4.44, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(ptr %a0) {
entry:
  %v0 = load i32, ptr %a0, align 1, !range !0
  ret void
}

!0 = !{i32 0, i32 22}
