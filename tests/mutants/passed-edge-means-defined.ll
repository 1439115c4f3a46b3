; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = sub nuw i1 false, true
  br label %b1

b1:
  %v1 = phi i1 [ %v0, %entry ]
  ret void
}
