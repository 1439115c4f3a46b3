; defect: the assumption that made a fact true is replaced by it
; pass: jump-threading
; sources: JT-T10
; seen by: illegal-rewrite (JT-R5)
; measured: 5/5, 5/5, 1.19, 4
; knobs: 
; signature: jump-threading/illegal-rewrite/replace-uses/JT-R5
define void @f(i1 %a0) {
entry:
  call void @llvm.assume(i1 %a0)
  br i1 %a0, label %b1, label %b2

b1:
  ret void

b2:
  ret void
}

declare void @llvm.assume(i1)
