; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i8 noundef %a0) {
entry:
  %v0 = urem i8 %a0, 65
  %v1 = shl i8 %v0, 2
  ret void
}
