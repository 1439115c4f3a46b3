; defect: a function that says optnone is changed
; pass: jump-threading
; sources: JT-001
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.19, 2
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
