;; Memories that only a target knows, and what operand bundles do to memory (LangRef, memory(...) and Operand Bundles).
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "x86_64-unknown-linux-gnu"

declare i32 @reads() nounwind willreturn memory(target_mem0: read)
declare void @writes() nounwind willreturn memory(target_mem0: write)
declare void @none() nounwind willreturn memory(none)

; swapped: incorrect -- the reader sees what the writer wrote (memory(target_mem0))
define i32 @src_swapped() {
  call void @writes()
  %b = call i32 @reads()
  ret i32 %b
}
define i32 @tgt_swapped() {
  %b = call i32 @reads()
  call void @writes()
  ret i32 %b
}
; merged: correct -- between both nobody writes (memory(target_mem0))
define i32 @src_merged() {
  %a = call i32 @reads()
  %b = call i32 @reads()
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_merged() {
  %a = call i32 @reads()
  ret i32 0
}
; dropped_writer: incorrect -- others may look at it (memory(target_mem0))
define void @src_dropped_writer() {
  call void @writes()
  ret void
}
define void @tgt_dropped_writer() {
  ret void
}
; load_over_bundle: incorrect -- a bundle of an unknown kind may write anything (Operand Bundles)
define i8 @src_load_over_bundle(ptr %p) {
  %v = load i8, ptr %p, align 1
  call void @none() [ "foo"(ptr %p) ]
  %w = load i8, ptr %p, align 1
  ret i8 %w
}
define i8 @tgt_load_over_bundle(ptr %p) {
  %v = load i8, ptr %p, align 1
  call void @none() [ "foo"(ptr %p) ]
  ret i8 %v
}
; load_over_none: correct -- without one it does nothing (Operand Bundles)
define i8 @src_load_over_none(ptr %p) {
  %v = load i8, ptr %p, align 1
  call void @none()
  %w = load i8, ptr %p, align 1
  ret i8 %w
}
define i8 @tgt_load_over_none(ptr %p) {
  %v = load i8, ptr %p, align 1
  call void @none()
  ret i8 %v
}
; store_before_deopt: incorrect -- what is continued with there reads memory (deopt Operand Bundles)
define void @src_store_before_deopt(ptr %p) {
  store i8 1, ptr %p, align 1
  call void @none() [ "deopt"(i32 1) ]
  store i8 2, ptr %p, align 1
  ret void
}
define void @tgt_store_before_deopt(ptr %p) {
  call void @none() [ "deopt"(i32 1) ]
  store i8 2, ptr %p, align 1
  ret void
}
