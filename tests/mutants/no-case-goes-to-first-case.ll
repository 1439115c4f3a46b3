; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define i1 @f() {
entry:
  switch i1 true, label %b1 [
    i1 false, label %b2
  ]

b1:
  ret i1 false

b2:
  ret i1 true
}
