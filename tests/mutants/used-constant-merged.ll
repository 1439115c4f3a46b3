; defect: a constant in llvm.used is merged into another
; pass: constmerge
; sources: GO-T21 X-2
; seen by: illegal-rewrite (GO-T21)
; measured: 5/5, 5/5, 0.08, 0
; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
