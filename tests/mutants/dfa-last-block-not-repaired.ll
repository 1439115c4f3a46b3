; defect: the values of one copied block keep a single definition
; pass: dfa-jump-threading
; sources: JT-T7 JT-T17
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.07, 5
; knobs: 
; signature: dfa-jump-threading/invariant-broken/thread-paths/verifier
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v0, %b2 ]
  switch i1 %v0, label %b2 [
    i1 false, label %b2
  ]

b2:
  br label %b1
}
