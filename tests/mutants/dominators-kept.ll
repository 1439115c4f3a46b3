; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/dominators
define void @f() {
entry:
  br label %b1

b1:
  ret void
}
