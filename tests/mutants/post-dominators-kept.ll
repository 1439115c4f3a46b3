; defect: post-dominators are kept after the graph has changed
; pass: jump-threading
; sources: JT-T6 M11 HB-37d
; seen by: invariant-broken (post-dominators)
; measured: 5/5, 5/5, 0.09, 6
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/post-dominators
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  call void @f1()
  br label %b3

b3:
  %v0 = phi i8 [ 2, %b1 ], [ 0, %b2 ]
  switch i8 %v0, label %b4 [
    i8 2, label %b5
  ]

b4:
  ret void

b5:
  ret void
}

declare void @f1() #0

attributes #0 = { convergent }
