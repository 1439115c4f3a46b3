; PL-R10: a variable of the generic space moves to the global one, and its uses cast the address back.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@v = internal global { i32, i64 } { i32 1, i64 2 }, align 8

define i64 @accesses(i32 %x) {
  store i32 %x, ptr @v, align 8
  %a = load i64, ptr getelementptr inbounds ({ i32, i64 }, ptr @v, i32 0, i32 1), align 8
  ret i64 %a
}
