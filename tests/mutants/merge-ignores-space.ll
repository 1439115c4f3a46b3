; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr addrspace(4) constant i32 1
