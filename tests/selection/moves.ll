; Copies of many bytes: in units of their alignment, in both directions, between spaces.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define void @up(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 150, i1 false)
  ret void
}
define i64 @within(i64 %v, i32 %n) {
  %b = alloca [40 x i64], align 8
  call void @llvm.memset.p0.i64(ptr align 8 %b, i8 7, i64 320, i1 false)
  store i64 %v, ptr %b
  %q = getelementptr i8, ptr %b, i64 16
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %q, ptr align 8 %b, i64 300, i1 false)
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %b, ptr align 8 %q, i64 301, i1 false)
  %k = and i32 %n, 127
  %m = zext i32 %k to i64
  %s = getelementptr i8, ptr %b, i64 3
  call void @llvm.memmove.p0.p0.i64(ptr %s, ptr %b, i64 %m, i1 false)
  %e = getelementptr i8, ptr %b, i64 8
  %r = load i64, ptr %e
  ret i64 %r
}
define i32 @between(ptr addrspace(1) %g, i32 %n) {
  %b = alloca [8 x i32], align 4
  store i32 5, ptr %b
  %k = and i32 %n, 15
  %m = zext i32 %k to i64
  call void @llvm.memmove.p0.p1.i64(ptr %b, ptr addrspace(1) %g, i64 %m, i1 false)
  %r = load i32, ptr %b
  ret i32 %r
}
