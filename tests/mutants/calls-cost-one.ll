; defect: a call costs as much as an addition
; pass: jump-threading
; sources: JT-R11
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.40, 8
; knobs: -jump-threading-across-loop-headers
; signature: jump-threading/invariant-broken/thread-edge/limit
define void @f(i8 %a0) {
entry:
  %v0 = icmp eq i8 %a0, 0
  br i1 %v0, label %b2, label %b1

b1:
  br label %b2

b2:
  call void @ext_plain()
  %v1 = fneg half 0xH0000
  %v2 = zext i1 false to i8
  %v3 = add i8 0, 0
  br i1 %v0, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}

declare void @ext_plain()
