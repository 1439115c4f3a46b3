; Where a debugger stops, a program without one goes on.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.debugtrap()
define i32 @stops(i32 %a) {
  call void @llvm.debugtrap()
  %r = add i32 %a, 1
  ret i32 %r
}
