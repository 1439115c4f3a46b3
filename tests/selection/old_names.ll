; Intrinsics whose names say what a pointer points to; a wide integer in a variable.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@wide = internal global { i32, i128 } { i32 1, i128 -2 }
declare void @llvm.memset.p0i8.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0i8(i64, ptr)
define i8 @set(i8 %v) {
  %s = alloca [16 x i8]
  call void @llvm.lifetime.start.p0i8(i64 16, ptr %s)
  call void @llvm.memset.p0i8.i64(ptr %s, i8 %v, i64 16, i1 false)
  %e = getelementptr i8, ptr %s, i64 9
  %r = load i8, ptr %e
  ret i8 %r
}
define i128 @high() {
  %p = getelementptr { i32, i128 }, ptr @wide, i32 0, i32 1
  %r = load i128, ptr %p
  ret i128 %r
}
