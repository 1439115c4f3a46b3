target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"


; expect: incorrect -- others may write a variable whose address they are given (Global Variables)
@v = internal global i32 4
define i32 @f() {
  %r = load i32, ptr @v
  ret i32 %r
}
declare void @take(ptr)
define void @g() {
  call void @take(ptr @v)
  ret void
}
