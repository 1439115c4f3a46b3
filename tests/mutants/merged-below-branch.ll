; defect: a block is merged into a predecessor that also goes elsewhere
; pass: jump-threading
; sources: JT-R12
; seen by: illegal-rewrite (X-1)
; measured: 5/5, 5/5, 0.02, 3
; knobs: 
; signature: jump-threading/illegal-rewrite/merge-into-predecessor/X-1
define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v1 = icmp eq i32 %v0, 0
  br i1 %v1, label %b1, label %b2

b1:
  ret void

b2:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
