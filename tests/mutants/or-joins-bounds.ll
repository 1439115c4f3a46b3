; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i8 noundef %a0) {
entry:
  %v0 = urem i8 %a0, 5
  %v1 = or i8 %v0, 4
  ret void
}
