target datalayout = "e-i64:64-i128:128-n8:16:32:64"

declare void @elsewhere() memory(inaccessiblemem: readwrite) willreturn
declare void @silent() memory(inaccessiblemem: readwrite) willreturn nounwind
declare void @any()
; store_before_unwinding: incorrect -- who catches what the call throws sees the first store (nounwind)
define void @src_store_before_unwinding(ptr %p) {
  store i32 1, ptr %p
  call void @elsewhere()
  store i32 2, ptr %p
  ret void
}
define void @tgt_store_before_unwinding(ptr %p) {
  call void @elsewhere()
  store i32 2, ptr %p
  ret void
}
; store_before_a_silent_call: correct -- nobody sees the first store (nounwind)
define void @src_store_before_a_silent_call(ptr %p) {
  store i32 1, ptr %p
  call void @silent()
  store i32 2, ptr %p
  ret void
}
define void @tgt_store_before_a_silent_call(ptr %p) {
  call void @silent()
  store i32 2, ptr %p
  ret void
}
; unwinding_is_undefined: correct -- the function itself does not unwind (nounwind)
define void @src_unwinding_is_undefined(ptr %p) nounwind {
  store i32 1, ptr %p
  call void @elsewhere()
  store i32 2, ptr %p
  ret void
}
define void @tgt_unwinding_is_undefined(ptr %p) nounwind {
  call void @elsewhere()
  store i32 2, ptr %p
  ret void
}
; kept_to_itself: incorrect -- the callee cannot look, but the caller may after an unwind (dead_on_unwind)
define void @src_kept_to_itself(ptr noalias %p) {
  store i32 1, ptr %p
  call void @any()
  store i32 2, ptr %p
  ret void
}
define void @tgt_kept_to_itself(ptr noalias %p) {
  call void @any()
  store i32 2, ptr %p
  ret void
}
; dead_afterwards: correct -- nobody looks after an unwind (dead_on_unwind)
define void @src_dead_afterwards(ptr noalias dead_on_unwind %p) {
  store i32 1, ptr %p
  call void @any()
  store i32 2, ptr %p
  ret void
}
define void @tgt_dead_afterwards(ptr noalias dead_on_unwind %p) {
  call void @any()
  store i32 2, ptr %p
  ret void
}
; said_of_a_call: correct -- a call that unwinds is undefined here already (nounwind)
define void @src_said_of_a_call() nounwind {
  call void @any()
  ret void
}
define void @tgt_said_of_a_call() nounwind {
  call void @any() nounwind
  ret void
}
