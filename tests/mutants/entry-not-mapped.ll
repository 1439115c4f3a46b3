; knobs: -jt-load-threading
; signature: jump-threading/miscompile/thread-edge/-
define i1 @f(i1 %a0, i1 %a1) {
entry:
  br i1 %a1, label %b1, label %b2

b1:
  %v0 = icmp eq i1 %a0, false
  %v1 = select i1 %v0, i1 true, i1 false
  br label %b2

b2:
  %v2 = phi i1 [ %a0, %entry ], [ %v1, %b1 ]
  br i1 %v2, label %b3, label %b4

b3:
  br label %b4

b4:
  ret i1 %v2
}
