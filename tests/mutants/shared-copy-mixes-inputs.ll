; defect: all predecessors of a shared copy bring the first one's values
; pass: jump-threading
; sources: M5 HB-11a
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 5.37, 7
; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/verifier
define void @f(i8 %a0) {
entry:
  %v0 = icmp eq i8 %a0, 1
  br i1 %v0, label %b1, label %b2

b1:
  %v1 = select i1 false, i1 false, i1 false
  br label %b2

b2:
  %v2 = phi i1 [ false, %entry ], [ %v1, %b1 ]
  %v3 = icmp ugt i8 %a0, 1
  br i1 %v3, label %b3, label %b4

b3:
  br label %b4

b4:
  %v4 = icmp eq i8 %a0, 0
  br i1 %v4, label %b5, label %b6

b5:
  ret void

b6:
  %v5 = phi i1 [ %v2, %b4 ]
  ret void
}
