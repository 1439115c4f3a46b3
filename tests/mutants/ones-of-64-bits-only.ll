; defect: "all bits set" is 64 ones in wider integers too
; pass: jump-threading
; sources: M12 HB-39
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 2.07, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i128 noundef %a0) {
entry:
  %v0 = shl i128 1, 64
  %v1 = or i128 %a0, %v0
  %v2 = and i128 %v1, 18446744073709551615
  ret void
}
