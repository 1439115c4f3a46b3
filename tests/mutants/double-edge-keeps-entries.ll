; defect: a folded branch keeps the phi entries of both of its edges
; pass: jump-threading
; sources: M6
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.10, 3
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/fold-terminator/verifier
define void @f() {
entry:
  br i1 false, label %b1, label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ false, %entry ]
  ret void
}
