; defect: every loaded value counts as well defined
; pass: jump-threading
; sources: M4
; seen by: illegal-rewrite (JT-R7)
; measured: 5/5, 5/5, 0.34, 2
; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/illegal-rewrite/unfold-select/JT-R7
define void @f(i1 %a0, i1 %a1) {
entry:
  br i1 %a1, label %b1, label %b2

b1:
  %v0 = load i1, ptr null, align 1
  %v1 = select i1 %v0, i1 true, i1 false
  br label %b2

b2:
  %v2 = phi i1 [ %a0, %entry ], [ %v1, %b1 ]
  br i1 %v2, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}
