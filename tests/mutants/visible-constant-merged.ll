; knobs: 
@a = unnamed_addr constant i32 1
@b = unnamed_addr constant i32 1
