; defect: a branch both of whose edges lead to the block is taken to have gone the first way
; pass: jump-threading
; sources: JT-T11 M6
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 0.12, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i1 %a0) {
entry:
  br i1 %a0, label %b1, label %b1

b1:
  ret void
}
