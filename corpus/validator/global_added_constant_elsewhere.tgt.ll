target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = global i32 1
@b = private constant i32 3
define i32 @f() {
  %v = load i32, ptr @a
  ret i32 %v
}
