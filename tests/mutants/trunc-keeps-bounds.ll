; defect: truncation keeps the low bits of both bounds although values lie in between
; pass: jump-threading
; sources: M12
; seen by: invariant-broken (claim of value)
; measured: 5/5, 5/5, 2.90, 5
; knobs: 
; signature: jump-threading/invariant-broken/-/claim of value
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f1() {
  br label %1

1:
  %2 = phi i1 [ true, %0 ], [ %6, %1 ]
  %3 = phi i32 [ 0, %0 ], [ %4, %1 ]
  %4 = add i32 %3, 1
  %5 = icmp ult i32 %4, 4
  %6 = trunc i32 %4 to i1
  br i1 %5, label %1, label %7

7:
  ret void
}
