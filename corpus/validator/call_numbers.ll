target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @work(ptr, i32) nounwind willreturn memory(argmem: readwrite)
declare i32 @slow(ptr, i32) nounwind memory(argmem: readwrite)
; order: correct -- calls that access different objects only may change places (memory(argmem))
define i32 @src_order(ptr noalias dereferenceable(4) %p, ptr noalias dereferenceable(4) %q) {
  %a = call i32 @work(ptr %p, i32 1)
  %b = call i32 @work(ptr %q, i32 2)
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_order(ptr noalias dereferenceable(4) %p, ptr noalias dereferenceable(4) %q) {
  %b = call i32 @work(ptr %q, i32 2)
  %a = call i32 @work(ptr %p, i32 1)
  %r = sub i32 %a, %b
  ret i32 %r
}
; order_matters: incorrect -- both calls may write the same object (memory(argmem))
define i32 @src_order_matters(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 1)
  %b = call i32 @work(ptr %p, i32 2)
  ret i32 %a
}
define i32 @tgt_order_matters(ptr dereferenceable(4) %p) {
  %b = call i32 @work(ptr %p, i32 2)
  %a = call i32 @work(ptr %p, i32 1)
  ret i32 %a
}
; number_of_writers: incorrect -- the call may write what the caller sees (memory(argmem))
define void @src_number_of_writers(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 1)
  %b = call i32 @work(ptr %p, i32 2)
  ret void
}
define void @tgt_number_of_writers(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 1)
  ret void
}
; writer_of_local: correct -- what the call may write nobody reads (memory(argmem))
define i32 @src_writer_of_local(ptr dereferenceable(4) %p) {
  %s = alloca i32
  store i32 0, ptr %s
  %b = call i32 @work(ptr %s, i32 2)
  %a = call i32 @work(ptr %p, i32 1)
  ret i32 %a
}
define i32 @tgt_writer_of_local(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 1)
  ret i32 %a
}
; hanging_writer_of_local: incorrect -- a call that may not return is made no longer (willreturn)
define i32 @src_hanging_writer_of_local(ptr dereferenceable(4) %p) {
  %s = alloca i32
  store i32 0, ptr %s
  %b = call i32 @slow(ptr %s, i32 2)
  %a = call i32 @work(ptr %p, i32 1)
  ret i32 %a
}
define i32 @tgt_hanging_writer_of_local(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 1)
  ret i32 %a
}
; another_argument: incorrect -- the call is made with another number (memory(argmem))
define i32 @src_another_argument(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 1)
  ret i32 %a
}
define i32 @tgt_another_argument(ptr dereferenceable(4) %p) {
  %a = call i32 @work(ptr %p, i32 2)
  ret i32 %a
}
