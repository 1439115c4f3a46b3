; defect: the false edge of "less" is taken for "greater"
; pass: jump-threading
; sources: M13
; seen by: miscompile
; measured: 5/5, 5/5, 0.01, 4
; knobs: 
; signature: jump-threading/miscompile/fold-terminator/-
define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %b1

b1:
  %v1 = icmp eq i32 %v0, 1
  br i1 %v1, label %b3, label %b2

b2:
  br label %b3

b3:
  br i1 %v1, label %b1, label %b4

b4:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
