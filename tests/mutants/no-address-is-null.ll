; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
@g = external addrspace(3) global i1

define void @f() {
entry:
  %v0 = icmp eq ptr addrspace(3) @g, null
  ret void
}
