; defect: freeze is looked through although its operand may be poison
; pass: jump-threading
; sources: JT-T9b M4
; seen by: illegal-rewrite (JT-R4)
; measured: 5/5, 5/5, 3.74, 2
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/fold-terminator/JT-R4
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b4

b1:
  %v0 = phi i1 [ poison, %entry ]
  %v1 = freeze i1 %v0
  switch i1 %v1, label %b2 [
    i1 false, label %b3
  ]

b2:
  ret void

b3:
  ret void

b4:
  ret void
}
