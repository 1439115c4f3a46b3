; defect: where both definitions of a value arrive, the first is used
; pass: jump-threading
; sources: JT-T7 JT-T17 HB-11a
; seen by: invariant-broken (verifier)
; measured: 5/5, 5/5, 0.02, 6
; knobs: 
; signature: jump-threading/invariant-broken/thread-edge/verifier
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f(ptr noundef nonnull align 4 dereferenceable(4096) %a0, i32 noundef %a1, ptr noalias noundef nonnull align 4 dereferenceable(4096) %a2) #0 {
entry:
  br label %b15

b15:
  %v34 = phi i32 [ %v34, %b24 ], [ 0, %entry ]
  br label %b16

b16:
  br i1 false, label %b17, label %b18

b17:
  br label %b18

b18:
  %v42 = phi i32 [ 1, %b16 ], [ %v34, %b17 ]
  %v49 = add nuw i32 poison, 2147483647
  %v50 = icmp eq i32 %v42, 2
  br i1 %v50, label %b24, label %b20

b20:
  %v55 = mul i32 0, %v49
  br label %b24

b24:
  br label %b15
}

attributes #0 = { convergent nounwind }
