; knobs: -jt-load-threading
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f(i1 %a0) {
entry:
  %v0 = select i1 %a0, i1 true, i1 false
  br i1 %v0, label %b1, label %b2

b1:
  br label %b2

b2:
  %v1 = phi i1 [ false, %entry ], [ true, %b1 ]
  ret i1 %v1
}
