; defect: dominators and loops of before are said to be those of after
; pass: jump-threading
; sources: JT-T17 M11 HB-37d
; seen by: invariant-broken (dominators)
; measured: 5/5, 5/5, 0.01, 2
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/dominators
define void @f() {
entry:
  br label %b1

b1:
  ret void
}
