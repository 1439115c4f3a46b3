; defect: convergence that only the call site states is missed
; pass: jump-threading
; sources: JT-T5 HB-121
; seen by: illegal-rewrite (JT-R2)
; measured: 5/5, 5/5, 0.98, 6
; knobs: 
; signature: jump-threading/illegal-rewrite/thread-edge/JT-R2
define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v1 = icmp eq i32 %v0, 0
  br i1 %v1, label %b2, label %b1

b1:
  br label %b2

b2:
  %v2 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 false)
  switch i32 %v0, label %b3 [
    i32 -2147483648, label %b4
  ]

b3:
  ret void

b4:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
