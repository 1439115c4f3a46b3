; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal thread_local unnamed_addr constant i32 1
