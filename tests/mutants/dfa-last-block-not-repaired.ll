; knobs: 
; signature: dfa-jump-threading/invariant-broken/thread-paths/verifier
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v0, %b2 ]
  switch i1 %v0, label %b2 [
    i1 false, label %b2
  ]

b2:
  br label %b1
}
