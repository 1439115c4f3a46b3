; defect: an undef or poison constant counts as zero
; pass: jump-threading
; sources: JT-T9b
; seen by: illegal-rewrite (JT-R4)
; measured: 5/5, 5/5, 1.01, 3
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/fold-terminator/JT-R4
define void @f() {
entry:
  %v0 = freeze i1 poison
  switch i1 %v0, label %b1 [
    i1 false, label %b2
  ]

b1:
  ret void

b2:
  ret void
}
