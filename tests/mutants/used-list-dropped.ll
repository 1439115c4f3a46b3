; defect: what llvm.used names is erased with it
; pass: globaldce
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.05, 0
; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
