; defect: an unfolded select branches on a condition that may be poison
; pass: jump-threading
; sources: JT-T9a M4
; seen by: illegal-rewrite (JT-R7)
; measured: 5/5, 5/5, 4.83, 8
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/unfold-select/JT-R7
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  %v0 = icmp eq i16 poison, 0
  %v1 = select i1 %v0, i1 false, i1 true
  br label %b4

b3:
  %v2 = select i1 poison, i1 true, i1 false
  br label %b4

b4:
  %v3 = phi i1 [ %v1, %b2 ], [ %v2, %b3 ]
  switch i1 %v3, label %b5 [
    i1 false, label %b6
  ]

b5:
  ret void

b6:
  ret void
}
