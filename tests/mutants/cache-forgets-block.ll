; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f() {
entry:
  br label %b1

b1:
  %v0 = icmp eq i1 false, true
  br i1 %v0, label %b2, label %b5

b2:
  br i1 %v0, label %b3, label %b4

b3:
  br label %b4

b4:
  ret i1 true

b5:
  ret i1 false
}
