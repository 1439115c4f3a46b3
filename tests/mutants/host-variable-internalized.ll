; defect: a variable that the host sets becomes internal
; pass: internalize
; sources: X-2 GO-T11
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 1.38, 0
; knobs: 
@h = externally_initialized global i32 1
