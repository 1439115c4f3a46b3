; defect: an unused reading of the clock is erased, because it writes no memory that the program sees
; pass: dce
; sources: M8
; seen by: illegal-rewrite
; knobs:
declare i32 @llvm.nvvm.read.ptx.sreg.clock()

define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  ret void
}
