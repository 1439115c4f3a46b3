; defect: constants of different address spaces are merged
; pass: constmerge
; sources: GO-T21 GO-015
; seen by: illegal-rewrite (GO-T21)
; measured: 5/5, 5/5, 0.05, 0
; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr addrspace(4) constant i32 1
