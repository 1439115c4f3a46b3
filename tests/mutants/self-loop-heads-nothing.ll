; defect: a block that is its own loop does not count as a header
; pass: jump-threading
; sources: JT-T1 M22
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.41, 2
; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ true, %b1 ]
  br i1 %v0, label %b1, label %b2

b2:
  ret void
}
