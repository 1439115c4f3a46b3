; knobs: 
@a = internal constant i32 1
@b = internal constant i32 1
