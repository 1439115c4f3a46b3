target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.experimental.guard(i1, ...)
declare i1 @llvm.experimental.widenable.condition()
declare void @seen(i32)
; true_guard_gone: correct -- a guard leaves of its own choice alone where its condition holds (llvm.experimental.guard)
define i32 @src_true_guard_gone(i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"(i32 %x) ]
  ret i32 %x
}
define i32 @tgt_true_guard_gone(i32 %x) {
  ret i32 %x
}
; guard_gone: incorrect -- where the condition does not hold, a guard leaves (llvm.experimental.guard)
define i32 @src_guard_gone(i32 %x) {
  %c = icmp slt i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %x) ]
  ret i32 %x
}
define i32 @tgt_guard_gone(i32 %x) {
  ret i32 %x
}
; guard_added: incorrect -- a guard may leave whatever its condition, and the source does not (llvm.experimental.guard)
define i32 @src_guard_added(i32 %x) {
  ret i32 %x
}
define i32 @tgt_guard_added(i32 %x) {
  call void (i1, ...) @llvm.experimental.guard(i1 true) [ "deopt"(i32 %x) ]
  ret i32 %x
}
; guards_made_one: correct -- the first guard may leave where the second would have left (llvm.experimental.guard)
define i32 @src_guards_made_one(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %x) ]
  %d = icmp ult i32 %y, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %d) [ "deopt"(i32 %y) ]
  ret i32 %x
}
define i32 @tgt_guards_made_one(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, 10
  %yf = freeze i32 %y
  %d = icmp ult i32 %yf, 10
  %both = and i1 %c, %d
  call void (i1, ...) @llvm.experimental.guard(i1 %both) [ "deopt"(i32 %x) ]
  ret i32 %x
}
; guards_made_one_late: incorrect -- the first guard left before the call (llvm.experimental.guard)
define i32 @src_guards_made_one_late(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %x) ]
  call void @seen(i32 %x)
  ret i32 %x
}
define i32 @tgt_guards_made_one_late(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void @seen(i32 %x)
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %x) ]
  ret i32 %x
}
; other_state_left: incorrect -- who takes over sees another state (llvm.experimental.guard)
define i32 @src_other_state_left(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 %x) ]
  ret i32 %x
}
define i32 @tgt_other_state_left(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"(i32 7) ]
  ret i32 %x
}
; known_behind_guard: correct -- behind a guard its condition holds (llvm.experimental.guard)
define i1 @src_known_behind_guard(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i1 %c
}
define i1 @tgt_known_behind_guard(i32 %x) {
  %c = icmp ult i32 %x, 10
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i1 true
}
; condition_widened: correct -- a widenable condition is false where the source likes (llvm.experimental.widenable.condition)
define i32 @src_condition_widened(i1 noundef %c, i1 noundef %d) {
  %w = call i1 @llvm.experimental.widenable.condition()
  %a = and i1 %c, %w
  br i1 %a, label %go, label %leave
go:
  ret i32 1
leave:
  ret i32 0
}
define i32 @tgt_condition_widened(i1 noundef %c, i1 noundef %d) {
  %w = call i1 @llvm.experimental.widenable.condition()
  %b = and i1 %c, %d
  %a = and i1 %b, %w
  br i1 %a, label %go, label %leave
go:
  ret i32 1
leave:
  ret i32 0
}
; condition_dropped: incorrect -- only the widenable part may be true or false as the source likes (llvm.experimental.widenable.condition)
define i32 @src_condition_dropped(i1 noundef %c) {
  %w = call i1 @llvm.experimental.widenable.condition()
  %a = and i1 %c, %w
  br i1 %a, label %go, label %leave
go:
  ret i32 1
leave:
  ret i32 0
}
define i32 @tgt_condition_dropped(i1 noundef %c) {
  %w = call i1 @llvm.experimental.widenable.condition()
  br i1 %w, label %go, label %leave
go:
  ret i32 1
leave:
  ret i32 0
}
