; defect: conditions are looked for one hop further up than the limit says
; pass: jump-threading
; sources: JT-007
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 30.18, 11
; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f(i8 %a0, i1 %a1, i1 %a2) {
entry:
  %v0 = icmp ne i8 %a0, 0
  br i1 %v0, label %b1, label %b9

b1:
  %v1 = trunc i8 %a0 to i1
  br i1 %v1, label %b2, label %b8

b2:
  br i1 %a2, label %b7, label %b3

b3:
  br i1 %a1, label %b4, label %b5

b4:
  br label %b5

b5:
  %v2 = phi i1 [ false, %b3 ], [ %v1, %b4 ]
  br i1 %v2, label %b6, label %b7

b6:
  ret void

b7:
  ret void

b8:
  ret void

b9:
  ret void
}
