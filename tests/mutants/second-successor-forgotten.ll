; defect: only the first successor of a copied branch gets phi entries
; pass: jump-threading
; sources: M6
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 9.69, 8
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/clone-into-predecessor/verifier
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  br label %b3

b3:
  %v0 = icmp ne i1 false, false
  %v1 = or i1 %a0, %v0
  br i1 %v1, label %b4, label %b5

b4:
  ret void

b5:
  %v2 = phi i1 [ false, %b3 ]
  ret void
}
