; defect: a fact found at the end of the predecessor is reused for the value inside the block
; pass: jump-threading
; sources: JT-T21 M11
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 0.21, 6
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
define void @f() {
entry:
  br label %b3

b3:
  %v20 = phi i8 [ %v26, %b4 ], [ 1, %entry ]
  %v23 = icmp ne i8 %v20, 0
  br i1 %v23, label %b4, label %b5

b4:
  %v26 = add i8 %v20, -1
  br label %b3

b5:
  ret void
}
