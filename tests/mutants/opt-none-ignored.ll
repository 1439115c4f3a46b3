; knobs: -jt-load-threading -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/fold-terminator/limit
define void @f() #0 {
entry:
  switch i1 false, label %b1 [
    i1 false, label %b1
  ]

b1:
  ret void
}

attributes #0 = { noinline optnone }
