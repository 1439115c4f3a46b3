; defect: uses behind the copied block keep the original's value
; pass: jump-threading
; sources: JT-T7
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.02, 6
; knobs: 
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
  br i1 %v0, label %b4, label %b5

b4:
  %v1 = zext i1 %v0 to i8
  ret void

b5:
  ret void
}
