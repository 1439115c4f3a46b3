; defect: a variable that the host sets is erased
; pass: globaldce
; sources: X-2 GO-T11
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.03, 0
; knobs: 
@h = internal externally_initialized global i32 1
