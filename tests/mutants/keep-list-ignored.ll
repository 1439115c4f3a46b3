; defect: the keep list is not looked at
; pass: internalize
; sources: X-2
; seen by: illegal-rewrite (X-2)
; measured: 5/5, 5/5, 0.01, 0
; knobs: -internalize-public-api-list=o0,o1,twin*,f0
@o0 = global i32 1
