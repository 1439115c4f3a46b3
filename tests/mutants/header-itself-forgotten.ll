; defect: only the destination is tested for being a loop header
; pass: jump-threading
; sources: JT-T4 M22
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.02, 3
; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f() {
entry:
  %v0 = add i1 false, false
  br label %b1

b1:
  br i1 %v0, label %b1, label %b2

b2:
  ret void
}
