target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s0 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@t0 = private unnamed_addr constant { i32, ptr } { i32 1, ptr @s0 }, align 8

define ptr @use(i1 %c) {
  %p = select i1 %c, ptr @t0, ptr @t0
  ret ptr %p
}
