; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/fold-terminator/verifier
define void @f() {
entry:
  br i1 false, label %b1, label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ false, %entry ]
  ret void
}
