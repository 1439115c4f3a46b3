target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = private unnamed_addr constant i32 7, align 4
@b = private unnamed_addr constant i32 7, section "x", align 4
@c = private unnamed_addr constant i32 7, align 4
@d = private thread_local unnamed_addr constant i32 7, align 4
@llvm.used = appending global [1 x ptr] [ptr @c], section "llvm.metadata"

define i32 @use() {
  %a = load i32, ptr @a, align 4
  %b = load i32, ptr @b, align 4
  %c = load i32, ptr @c, align 4
  %d = load i32, ptr @d, align 4
  %s = add i32 %a, %b
  %t = add i32 %c, %d
  %r = add i32 %s, %t
  ret i32 %r
}
