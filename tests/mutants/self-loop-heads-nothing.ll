; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ true, %b1 ]
  br i1 %v0, label %b1, label %b2

b2:
  ret void
}
