; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i7 %a0) {
entry:
  %v0 = sext i7 %a0 to i8
  ret void
}
