; Calls with variable arguments, and of another type than the callee's.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @print(ptr, ...)
define i32 @prints(ptr %text, i32 %x) {
  %a = call i32 (ptr, ...) @print(ptr %text, i32 %x, double 1.0)
  ret i32 %a
}
define void @keeps(i32 %x) {
  ret void
}
define i32 @never_called(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %a = call i32 @keeps(i64 5)
  ret i32 %a
no:
  ret i32 0
}
