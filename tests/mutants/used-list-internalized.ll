; defect: what llvm.used names becomes internal
; pass: internalize
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.00, 1
; knobs: 
@a = unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
