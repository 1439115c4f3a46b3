; GO-T23: each thread has a struct of its own. The variables that take its place must be each thread's own, in the same
; model of access.
; model: thread_local(localexec)
; run: @root(i32 3) = i32 10
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@t = internal thread_local(localexec) global { i32, i32 } { i32 0, i32 7 }, align 4

define i32 @root(i32 %x) {
  store i32 %x, ptr @t, align 4
  %a = load i32, ptr @t, align 4
  %b = load i32, ptr getelementptr inbounds ({ i32, i32 }, ptr @t, i32 0, i32 1), align 4
  store i32 %a, ptr getelementptr inbounds ({ i32, i32 }, ptr @t, i32 0, i32 1), align 4
  %r = add i32 %a, %b
  ret i32 %r
}
