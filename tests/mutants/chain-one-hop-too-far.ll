; knobs: -jt-load-threading
; signature: jump-threading/invariant-broken/thread-edge/limit
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f1() #0 {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v6 = icmp ult i32 %v0, 1
  %v10 = icmp ne i32 %v0, 1073741823
  br i1 %v10, label %b1, label %b12

b1:
  %v11 = icmp ne i32 %v0, 0
  br i1 %v6, label %b2, label %b4

b2:
  br label %b4

b4:
  %v13 = icmp ult i32 %v0, 512
  br i1 %v13, label %b5, label %b7

b5:
  br label %b7

b7:
  %v18 = icmp ult i32 %v0, 1073741823
  br i1 %v18, label %b10, label %b9

b9:
  br label %b10

b10:
  br label %b12

b12:
  br i1 %v6, label %b13, label %b14

b13:
  ret void

b14:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

attributes #0 = { convergent nounwind }
