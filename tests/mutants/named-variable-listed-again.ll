; defect: a variable that an initialiser names is looked at for ever
; pass: globalopt
; sources: GO-R1
; seen by: hang
; measured: 5/5, 5/5, 0.09, 0
; knobs: 
; signature: globalopt/hang/-/turns
@g = internal global i32 1
@p = global ptr @g
