; defect: a condition on one of several paths to the predecessor is taken to have been passed
; pass: jump-threading
; sources: JT-T14 M6
; seen by: miscompile
; measured: 5/5, 5/5, 0.03, 5
; knobs: -jt-load-threading
; signature: jump-threading/miscompile/fold-terminator/-
define ptx_kernel void @f1(ptr %a3) {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v6 = icmp eq i32 %v0, 1
  %v10 = icmp ne i32 %v0, 0
  br i1 %v10, label %b1, label %b12

b1:
  br i1 %v6, label %b4, label %b3

b3:
  br label %b4

b4:
  br label %b12

b12:
  br i1 %v6, label %b13, label %b14

b13:
  store i32 0, ptr %a3, align 1
  ret void

b14:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
