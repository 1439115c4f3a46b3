; defect: an unused volatile load is erased
; pass: jump-threading
; sources: JT-T19 M8
; seen by: illegal-rewrite (X-1)
; measured: 5/5, 5/5, 5.42, 5
; knobs: -jt-load-threading
; signature: jump-threading/illegal-rewrite/erase-inst/X-1
define void @f() {
entry:
  %v0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v1 = icmp eq i32 %v0, 0
  br i1 %v1, label %b1, label %b2

b1:
  br label %b2

b2:
  %v2 = load volatile i32, ptr null, align 1
  br i1 %v1, label %b3, label %b4

b3:
  ret void

b4:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
