; defect: the start of a block knows what its first predecessor knows
; pass: jump-threading
; sources: JT-T14 M6
; seen by: miscompile
; measured: 5/5, 5/5, 0.01, 3
; knobs: -jt-load-threading
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v1 = icmp ne i32 %v0, 1
  br i1 %v1, label %b2, label %b1

b1:
  br label %b2

b2:
  br i1 %v1, label %b3, label %b4

b3:
  ret void

b4:
  %v2 = load i32, ptr null, align 1
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
