; Functions with variable arguments: what they are given lies in a buffer, each argument aligned as its type.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
define internal i64 @sum(i32 %n, ...) {
  %list = alloca ptr
  %second = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i32
  call void @llvm.va_copy.p0(ptr %second, ptr %list)
  %b = va_arg ptr %list, i64
  %c = va_arg ptr %list, double
  %d = va_arg ptr %list, i8
  %e = va_arg ptr %second, i64
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.va_end.p0(ptr %second)
  %x = sext i32 %a to i64
  %y = fptosi double %c to i64
  %z = zext i8 %d to i64
  %s = add i64 %x, %b
  %t = add i64 %s, %y
  %u = mul i64 %t, %z
  %v = sub i64 %u, %e
  ret i64 %v
}
define i64 @use(i32 %a, i64 %b, i8 %d) {
  %r = call i64 (i32, ...) @sum(i32 4, i32 %a, i64 %b, double 2.5e+02, i8 %d)
  ret i64 %r
}
