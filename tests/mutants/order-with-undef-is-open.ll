; defect: any comparison with undef may come out either way, even "less than 0"
; pass: jump-threading
; sources: JT-T22 HB-51
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 7.22, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  %v0 = icmp ult i32 undef, 0
  ret void
}
