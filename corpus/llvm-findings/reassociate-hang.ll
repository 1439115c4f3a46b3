; The pass does not end.
; standing: new
; subject: opt:reassociate
define half @f1(half %a0, half %a1, half %0) {
entry:
  %v1 = fmul fast half %a0, 0xH4500
  %v3 = fsub fast half %v1, %0
  %v4 = fsub reassoc nnan ninf nsz half poison, %v3
  ret half %v4
}
