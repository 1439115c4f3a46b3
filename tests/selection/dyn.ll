; Memory of the stack whose size is known at run time.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
define i32 @d(i32 %n, i32 %v) {
  %m = and i32 %n, 7
  %k = add i32 %m, 1
  %s = call ptr @llvm.stacksave.p0()
  %p = alloca i32, i32 %k
  %q = getelementptr i32, ptr %p, i32 %m
  store i32 %v, ptr %q
  %x = load i32, ptr %q
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %x
}
