; defect: an irreducible function is changed
; pass: jump-threading
; sources: X-6 M22
; seen by: illegal-rewrite (X-6)
; measured: 5/5, 5/5, 5.89, 4
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/fold-terminator/X-6
define void @f() {
entry:
  br i1 false, label %b2, label %b1

b1:
  br label %b2

b2:
  br label %b1
}
