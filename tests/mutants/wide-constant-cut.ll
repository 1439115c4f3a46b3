; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = icmp slt i65 0, -4782259401851861790
  ret void
}
