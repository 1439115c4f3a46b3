target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = internal addrspace(4) constant [2 x ptr] [ptr @one, ptr @two], align 8

define i32 @root(i64 %i) {
  %k = and i64 %i, 1
  %at = getelementptr inbounds [2 x ptr], ptr addrspace(4) @table, i64 0, i64 %k
  %f = load ptr, ptr addrspace(4) %at, align 8
  %r = call i32 %f()
  ret i32 %r
}

define internal i32 @one() {
  ret i32 1
}

define internal i32 @two() {
  ret i32 2
}
