; defect: a block with one edge in left counts as unreachable
; pass: jump-threading
; sources: JT-R12
; seen by: illegal-rewrite (X-1)
; measured: 5/5, 5/5, 0.02, 3
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/erase-blocks/X-1
define void @f() {
entry:
  br i1 true, label %b1, label %b2

b1:
  br label %b2

b2:
  ret void
}
