; defect: a block is threaded past itself
; pass: jump-threading
; sources: JT-R2
; seen by: illegal-rewrite (JT-R2)
; measured: 5/5, 5/5, 18.93, 5
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R2
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ true, %b1 ]
  %v1 = add i1 %v0, true
  br i1 %v1, label %b1, label %b2

b2:
  ret void
}
