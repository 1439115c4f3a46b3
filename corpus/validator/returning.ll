target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; noreturn_returns: correct -- a noreturn function that returns is undefined (noreturn)
define i32 @src_noreturn_returns(i32 %x) noreturn {
  ret i32 %x
}
define i32 @tgt_noreturn_returns(i32 %x) noreturn {
  unreachable
}
; willreturn_added: incorrect -- the loop need not end (willreturn)
define void @src_willreturn_added(ptr %p) {
e:
  br label %l
l:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %l, label %o
o:
  ret void
}
define void @tgt_willreturn_added(ptr %p) willreturn {
e:
  br label %l
l:
  %v = load volatile i32, ptr %p
  %c = icmp eq i32 %v, 0
  br i1 %c, label %l, label %o
o:
  ret void
}
; willreturn_call_added: incorrect -- the callee need not return (willreturn)
define void @src_willreturn_call_added() {
  call void @wait()
  ret void
}
define void @tgt_willreturn_call_added() {
  call void @wait() willreturn
  ret void
}
; willreturn_after: correct -- undefined behaviour after a call that returns may come before it (willreturn)
define void @src_willreturn_after() {
  call void @wait() willreturn nounwind
  unreachable
}
define void @tgt_willreturn_after() {
  unreachable
}
; may_stop_before: incorrect -- the call need not return, so that what comes after need not happen (willreturn)
define void @src_may_stop_before() {
  call void @wait()
  unreachable
}
define void @tgt_may_stop_before() {
  unreachable
}
declare void @wait()
