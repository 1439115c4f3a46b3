; defect: of a constant of more than 64 bits the low 64 are looked at
; pass: jump-threading
; sources: M12
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 6.35, 3
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = icmp slt i65 0, -4782259401851861790
  ret void
}
