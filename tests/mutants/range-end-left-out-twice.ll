; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/-/claim of value
define ptx_kernel void @f() {
entry:
  %v0 = call i32 @ext_small()
  ret void
}

declare range(i32 0, 4) i32 @ext_small()
