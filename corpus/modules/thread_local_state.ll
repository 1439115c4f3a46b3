; GO-R7, GO-T23: a struct of every thread's own, split into fields that are every thread's own again; a constant one
; folds, and one that nothing reads goes.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%state = type { i32, i64, i8 }

@state = internal thread_local global %state { i32 3, i64 10, i8 1 }, align 8
@limits = internal thread_local(localexec) global { i32, i32 } { i32 100, i32 7 }, align 4
@trace = internal thread_local(initialexec) global i32 0, align 4

define i64 @step(i32 %x) {
  %a = load i32, ptr @state, align 8
  %b = load i64, ptr getelementptr inbounds (%state, ptr @state, i32 0, i32 1), align 8
  %c = load i8, ptr getelementptr inbounds (%state, ptr @state, i32 0, i32 2), align 8
  %top = load i32, ptr @limits, align 4
  %by = load i32, ptr getelementptr inbounds ({ i32, i32 }, ptr @limits, i32 0, i32 1), align 4
  %p = mul i32 %a, %by
  %q = add i32 %p, %x
  %r = urem i32 %q, %top
  store i32 %r, ptr @state, align 8
  %r.wide = zext i32 %r to i64
  %s = add i64 %b, %r.wide
  store i64 %s, ptr getelementptr inbounds (%state, ptr @state, i32 0, i32 1), align 8
  %d = xor i8 %c, 1
  store i8 %d, ptr getelementptr inbounds (%state, ptr @state, i32 0, i32 2), align 8
  store i32 %r, ptr @trace, align 4
  %d.wide = zext i8 %d to i64
  %t = add i64 %s, %d.wide
  ret i64 %t
}
