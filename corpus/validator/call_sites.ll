target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @f(ptr)
declare void @v(i32)
declare ptr @mk()
declare ptr @same(ptr)
; readonly_argument: incorrect -- the callee may write (readonly)
define void @src_readonly_argument(ptr %p) {
  %r = call i32 @f(ptr %p)
  ret void
}
define void @tgt_readonly_argument(ptr %p) {
  %r = call i32 @f(ptr readonly %p)
  ret void
}
; memory_read: incorrect -- the callee may write (memory(...))
define i32 @src_memory_read(ptr %p) {
  %r = call i32 @f(ptr %p)
  ret i32 %r
}
define i32 @tgt_memory_read(ptr %p) {
  %r = call i32 @f(ptr %p) memory(read)
  ret i32 %r
}
; indirect_nosync: incorrect -- an unknown callee may synchronise (nosync)
define void @src_indirect_nosync(ptr %g) {
  call void %g(i32 1)
  ret void
}
define void @tgt_indirect_nosync(ptr %g) {
  call void %g(i32 1) nosync
  ret void
}
; indirect_memory_none: incorrect -- an unknown callee may access memory (memory(...))
define void @src_indirect_memory_none(ptr %g) {
  call void %g(i32 1)
  ret void
}
define void @tgt_indirect_memory_none(ptr %g) {
  call void %g(i32 1) memory(none)
  ret void
}
; nocallback: incorrect -- the callee may call back (nocallback)
define void @src_nocallback() {
  call void @v(i32 1)
  ret void
}
define void @tgt_nocallback() {
  call void @v(i32 1) nocallback
  ret void
}
; speculatable_like: correct -- what the declaration says may be said at the call (Call Site Attributes)
define void @src_speculatable_like(i32 %x) {
  call void @quiet(i32 %x)
  ret void
}
define void @tgt_speculatable_like(i32 %x) {
  call void @quiet(i32 %x) nofree nosync nounwind
  ret void
}
; cold_added: correct -- cold says nothing of the meaning (cold)
define void @src_cold_added() {
  call void @v(i32 1)
  ret void
}
define void @tgt_cold_added() {
  call void @v(i32 1) cold
  ret void
}
; noalias_result: incorrect -- the result need not be a new object (noalias (return))
define ptr @src_noalias_result() {
  %r = call ptr @mk()
  ret ptr %r
}
define ptr @tgt_noalias_result() {
  %r = call noalias ptr @mk()
  ret ptr %r
}
; returned_argument: incorrect -- the callee may return something else (returned)
define ptr @src_returned_argument(ptr %p) {
  %r = call ptr @same(ptr %p)
  ret ptr %r
}
define ptr @tgt_returned_argument(ptr %p) {
  %r = call ptr @same(ptr returned %p)
  ret ptr %r
}
; captures_argument: incorrect -- the callee may keep the pointer (captures)
define void @src_captures_argument(ptr %p) {
  %r = call i32 @f(ptr %p)
  ret void
}
define void @tgt_captures_argument(ptr %p) {
  %r = call i32 @f(ptr captures(address) %p)
  ret void
}
; captures_fewer: correct -- the target promises less (captures)
define void @src_captures_fewer(ptr %p) {
  %r = call i32 @f(ptr captures(none) %p)
  ret void
}
define void @tgt_captures_fewer(ptr %p) {
  %r = call i32 @f(ptr captures(address) %p)
  ret void
}
; align_argument: incorrect -- the argument is poison in the target where it is not aligned (align)
define void @src_align_argument(ptr %p) {
  %r = call i32 @f(ptr %p)
  ret void
}
define void @tgt_align_argument(ptr %p) {
  %r = call i32 @f(ptr align 64 %p)
  ret void
}
; convergent_lost_direct: correct -- the callee is declared without it, which is what counts (convergent)
define void @src_convergent_lost_direct() {
  call void @v(i32 2) convergent
  ret void
}
define void @tgt_convergent_lost_direct() {
  call void @v(i32 2)
  ret void
}
; convergent_declared: correct -- the declaration has it (convergent)
define void @src_convergent_declared() {
  call void @bar() convergent
  ret void
}
define void @tgt_convergent_declared() {
  call void @bar()
  ret void
}
declare void @bar() convergent
declare void @quiet(i32) nofree nosync nounwind
; body_called_with_a_bundle: incorrect -- a bundle of an unknown tag makes no call undefined (Operand Bundles)
define i8 @src_body_called_with_a_bundle(i8 noundef %x) {
  %r = call i8 @given_back(i8 %x) [ "own"(i32 0) ]
  ret i8 1
}
define i8 @tgt_body_called_with_a_bundle(i8 noundef %x) {
  %r = call i8 @given_back(i8 %x) [ "own"(i32 0) ]
  ret i8 2
}
define i8 @given_back(i8 %x) {
  ret i8 %x
}
; unused_in_front_of_its_branch: incorrect -- an unused call is undefined where its noundef operand is poison, and was not executed (noundef)
define i8 @src_unused_in_front_of_its_branch(i1 noundef %c, i8 %x) {
  br i1 %c, label %a, label %b
a:
  %u = call i8 @llvm.ctpop.i8(i8 noundef %x)
  br label %b
b:
  ret i8 0
}
define i8 @tgt_unused_in_front_of_its_branch(i1 noundef %c, i8 %x) {
  %u = call i8 @llvm.ctpop.i8(i8 noundef %x)
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret i8 0
}
; unused_behind_its_branch: correct -- executed less often (noundef)
define i8 @src_unused_behind_its_branch(i1 noundef %c, i8 %x) {
  %u = call i8 @llvm.ctpop.i8(i8 noundef %x)
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  ret i8 0
}
define i8 @tgt_unused_behind_its_branch(i1 noundef %c, i8 %x) {
  br i1 %c, label %a, label %b
a:
  %u = call i8 @llvm.ctpop.i8(i8 noundef %x)
  br label %b
b:
  ret i8 0
}
; unused_new_promise_of_the_result: incorrect -- a result that may be poison, promised not to be (noundef)
define i8 @src_unused_new_promise_of_the_result(i8 %x) {
  %u = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 0
}
define i8 @tgt_unused_new_promise_of_the_result(i8 %x) {
  %u = call noundef i8 @llvm.ctpop.i8(i8 %x)
  ret i8 0
}
declare i8 @llvm.ctpop.i8(i8)
