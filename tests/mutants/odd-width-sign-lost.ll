; defect: sign extension from an odd width fills with zeros
; pass: jump-threading
; sources: M12
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 6.54, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f(i7 %a0) {
entry:
  %v0 = sext i7 %a0 to i8
  ret void
}
