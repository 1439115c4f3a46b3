; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b1

b1:
  ret void
}
