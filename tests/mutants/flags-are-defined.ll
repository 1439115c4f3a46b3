; defect: an operation that may be poison by its flags counts as well defined
; pass: jump-threading
; sources: M1
; seen by: illegal-rewrite (JT-R7)
; measured: 5/5, 5/5, 3.10, 2
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/unfold-select/JT-R7
define void @f(i1 noundef %a0) {
entry:
  br label %b1

b1:
  %v0 = icmp samesign eq i1 %a0, false
  br i1 false, label %b2, label %b3

b2:
  %v1 = select i1 %v0, i1 false, i1 true
  br label %b3

b3:
  %v2 = phi i1 [ %a0, %b1 ], [ %v1, %b2 ]
  br i1 %v2, label %b4, label %b5

b4:
  ret void

b5:
  ret void
}
