; defect: the default is left out although one value of the range has no case
; pass: jump-threading
; sources: JT-T18 M13
; seen by: miscompile
; measured: 5/5, 5/5, 1.42, 4
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
