; defect: of two equal constants a visible one goes
; pass: constmerge
; sources: GO-T21
; seen by: illegal-rewrite (GO-T21)
; measured: 5/5, 5/5, 0.03, 0
; knobs: 
@a = unnamed_addr constant i32 1
@b = unnamed_addr constant i32 1
