; defect: the test of reducibility leaves out the copy that several predecessors share
; pass: jump-threading
; sources: JT-T2 M22
; seen by: illegal-rewrite (JT-R6)
; measured: 5/5, 5/5, 8.27, 5
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R6
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ true, %b2 ], [ true, %b3 ]
  switch i1 %v0, label %b2 [
    i1 false, label %b3
  ]

b2:
  br label %b1

b3:
  br label %b1
}
