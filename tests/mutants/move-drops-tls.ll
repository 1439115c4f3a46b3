; defect: a thread-local variable is shared after the move
; pass: generic-to-nvvm
; sources: PL-R10 GO-T23
; seen by: illegal-rewrite (PL-R10)
; measured: 5/5, 5/5, 0.02, 0
; knobs: 
@a = thread_local global i32 1
