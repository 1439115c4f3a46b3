; knobs: 
; signature: globalopt/hang/-/turns
@g = internal global i32 1
@p = global ptr @g
