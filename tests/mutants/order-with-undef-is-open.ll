; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = icmp ult i32 undef, 0
  ret void
}
