target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = private unnamed_addr constant { i32, i32 } { i32 1, i32 2 }, align 8
@c = private unnamed_addr constant [8 x i32] zeroinitializer, align 16
@e = private unnamed_addr constant { i16, i16 } { i16 3, i16 4 }

define i64 @use() {
  %a = load i32, ptr @a, align 4
  %b = load i64, ptr @a, align 8
  %c = load <4 x i32>, ptr @c, align 16
  %d = load i32, ptr @c, align 4
  %e = load i16, ptr @e, align 8
  %f = load i16, ptr @e, align 2
  %c0 = extractelement <4 x i32> %c, i64 1
  %x = add i32 %a, %c0
  %y = add i32 %x, %d
  %z = zext i32 %y to i64
  %r = add i64 %b, %z
  %s = add i16 %e, %f
  %t = zext i16 %s to i64
  %u = add i64 %r, %t
  ret i64 %u
}
