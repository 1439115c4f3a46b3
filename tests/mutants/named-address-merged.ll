; defect: constants whose addresses matter are merged
; pass: constmerge
; sources: GO-T21
; seen by: illegal-rewrite (GO-T21)
; measured: 5/5, 5/5, 0.01, 0
; knobs: 
@a = internal constant i32 1
@b = internal constant i32 1
