; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f(i8 %a0) {
entry:
  %v0 = and i8 %a0, 1
  switch i8 %v0, label %b1 [
    i8 1, label %b2
  ]

b1:
  ret void

b2:
  call void @conv()
  ret void
}

declare void @conv()
