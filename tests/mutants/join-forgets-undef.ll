; defect: of two paths that meet, one well-defined value makes the other well defined
; pass: jump-threading
; sources: JT-T9b M4
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 0.10, 3
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = sub nuw i1 false, true
  br label %b1

b1:
  %v1 = phi i1 [ %v0, %entry ]
  ret void
}
