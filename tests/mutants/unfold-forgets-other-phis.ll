; defect: the new edge gets no entry in the other phis
; pass: jump-threading
; sources: M6
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 4.49, 9
; knobs: 
; signature: jump-threading/invariant-broken/unfold-select/verifier
define void @f(i1 %a0, i1 %a1) {
entry:
  switch i1 %a1, label %b1 [
    i1 true, label %b2
  ]

b1:
  %v0 = select i1 %a0, i1 false, i1 true
  br label %b2

b2:
  %v1 = phi i1 [ %a0, %entry ], [ %v0, %b1 ]
  %v2 = phi i1 [ false, %entry ], [ false, %b1 ]
  br i1 %v1, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
