; defect: two edges from one predecessor get one phi entry
; pass: jump-threading
; sources: M6
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 5.86, 7
; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/verifier
define void @f(i1 %0) {
entry:
  br label %b7

b7:
  br i1 false, label %b8, label %b11

b8:
  switch i1 %0, label %b9 [
    i1 false, label %b11
    i1 true, label %b11
  ]

b9:
  br label %b11

b11:
  %v19 = phi i1 [ false, %b8 ], [ false, %b8 ], [ true, %b9 ], [ false, %b7 ]
  %v20 = icmp eq i1 %v19, false
  br i1 %v20, label %b12, label %b15

b12:
  ret void

b15:
  ret void
}
