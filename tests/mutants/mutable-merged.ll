; knobs: 
@a = internal unnamed_addr global i32 1
@b = internal unnamed_addr global i32 1
