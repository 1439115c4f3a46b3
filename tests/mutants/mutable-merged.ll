; defect: variables that start alike are merged
; pass: constmerge
; sources: GO-T21
; seen by: illegal-rewrite (GO-T21)
; measured: 5/5, 5/5, 0.02, 0
; knobs: 
@a = internal unnamed_addr global i32 1
@b = internal unnamed_addr global i32 1
