; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
