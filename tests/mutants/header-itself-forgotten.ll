; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f() {
entry:
  %v0 = add i1 false, false
  br label %b1

b1:
  br i1 %v0, label %b1, label %b2

b2:
  ret void
}
