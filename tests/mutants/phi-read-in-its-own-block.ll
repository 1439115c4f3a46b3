; defect: a phi's operand is taken to be read in the phi's block
; pass: jump-threading
; sources: JT-T7
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.09, 6
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/thread-edge/verifier
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v0 = phi i1 [ false, %entry ], [ false, %b1 ]
  br i1 %a0, label %b3, label %b4

b3:
  br label %b4

b4:
  %v1 = phi i1 [ %v0, %b2 ], [ false, %b3 ]
  ret void
}
