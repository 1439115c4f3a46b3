; defect: a new phi gets one entry for two edges from one block
; pass: jump-threading
; sources: M6
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.56, 6
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/thread-edge/verifier
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  br label %b3

b3:
  %v0 = phi i1 [ false, %b1 ], [ true, %b2 ]
  switch i1 %v0, label %b5 [
    i1 true, label %b4
    i1 false, label %b5
  ]

b4:
  ret void

b5:
  %v1 = add i1 %v0, false
  ret void
}
