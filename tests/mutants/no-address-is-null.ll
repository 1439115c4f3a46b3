; defect: no address of a global is null, in whatever address space
; pass: jump-threading
; sources: M17
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 13.95, 2
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
@g = external addrspace(3) global i1

define void @f() {
entry:
  %v0 = icmp eq ptr addrspace(3) @g, null
  ret void
}
