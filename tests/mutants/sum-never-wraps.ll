; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0, i1 %a1) {
entry:
  %v0 = add i1 %a0, %a1
  ret void
}
