; defect: the end of a range attribute is excluded twice
; pass: jump-threading
; sources: M2 M13
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 6.48, 2
; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/claim of value
define ptx_kernel void @f() {
entry:
  %v0 = call i32 @ext_small()
  ret void
}

declare range(i32 0, 4) i32 @ext_small()
