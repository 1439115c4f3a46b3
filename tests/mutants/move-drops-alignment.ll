; knobs: 
@a = global i32 1, align 16
