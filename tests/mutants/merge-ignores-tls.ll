; defect: a thread-local constant is merged with a shared one
; pass: constmerge
; sources: GO-T21 GO-T23
; seen by: illegal-rewrite (GO-T21)
; measured: 5/5, 5/5, 0.05, 0
; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal thread_local unnamed_addr constant i32 1
