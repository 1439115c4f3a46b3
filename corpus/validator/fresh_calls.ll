target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @work(ptr, i32)
declare void @note(i32)
declare ptr @find(ptr)
declare range(i32 0, 8) i32 @small(i32)
declare i32 @plain(i32)
; memory_none_dropped: correct -- the target promises less of the same call (memory(...))
define i32 @src_memory_none_dropped(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %r = call i32 @work(ptr %p, i32 %x) memory(none) nounwind willreturn
  ret i32 %r
}
define i32 @tgt_memory_none_dropped(ptr %p, i32 %x) {
  store i32 %x, ptr %p
  %r = call i32 @work(ptr %p, i32 %x)
  ret i32 %r
}
; readonly_argument_dropped: correct -- the callee that is called does not write there (readonly)
define i32 @src_readonly_argument_dropped(ptr %p, i32 %x) {
  store i32 5, ptr %p
  %r = call i32 @work(ptr readonly captures(none) %p, i32 %x) memory(argmem: readwrite)
  %v = load i32, ptr %p
  %s = add i32 %v, %r
  ret i32 %s
}
define i32 @tgt_readonly_argument_dropped(ptr %p, i32 %x) {
  store i32 5, ptr %p
  %r = call i32 @work(ptr %p, i32 %x) memory(argmem: readwrite)
  %v = load i32, ptr %p
  %s = add i32 %r, %v
  ret i32 %s
}
; promise_of_one_call_only: incorrect -- the second call made no promise, and the target's has one (memory(...))
define i32 @src_promise_of_one_call_only(ptr %p) {
  %a = call i32 @work(ptr %p, i32 1) memory(none) nounwind willreturn
  %b = call i32 @work(ptr %p, i32 2)
  %s = add i32 %a, %b
  ret i32 %s
}
define i32 @tgt_promise_of_one_call_only(ptr %p) {
  %a = call i32 @work(ptr %p, i32 1) memory(none) nounwind willreturn
  %b = call i32 @work(ptr %p, i32 2) memory(none)
  %s = add i32 %a, %b
  ret i32 %s
}
; speculated_without_promise: incorrect -- the target makes the call where the source does not (speculation)
define i32 @src_speculated_without_promise(ptr %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %r = call i32 @work(ptr %p, i32 1) memory(none) nounwind willreturn
  ret i32 %r
b:
  ret i32 0
}
define i32 @tgt_speculated_without_promise(ptr %p, i1 noundef %c) {
  %r = call i32 @work(ptr %p, i32 1)
  %s = select i1 %c, i32 %r, i32 0
  ret i32 %s
}
; willreturn_added: incorrect -- the callee may not return (willreturn)
define void @src_willreturn_added() {
  call void @note(i32 1)
  ret void
}
define void @tgt_willreturn_added() {
  call void @note(i32 1) willreturn
  ret void
}
; nofree_nosync_dropped: correct -- the target promises less (nofree; nosync)
define i32 @src_nofree_nosync_dropped(ptr %p) {
  call void @note(i32 1) nofree nosync nounwind
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt_nofree_nosync_dropped(ptr %p) {
  call void @note(i32 1)
  %v = load i32, ptr %p
  ret i32 %v
}
; indirect_promises_dropped: correct -- the same call through a pointer (Call Site Attributes)
define i32 @src_indirect_promises_dropped(ptr %f, ptr %p) {
  %r = call i32 %f(i32 3) memory(none) nounwind willreturn
  %v = load i32, ptr %p
  %s = add i32 %r, %v
  ret i32 %s
}
define i32 @tgt_indirect_promises_dropped(ptr %f, ptr %p) {
  %r = call i32 %f(i32 3)
  %v = load i32, ptr %p
  %s = add i32 %r, %v
  ret i32 %s
}
; result_nonnull_dropped: correct -- the target promises less of the result (nonnull)
define ptr @src_result_nonnull_dropped(ptr %p) {
  %r = call nonnull ptr @find(ptr %p)
  ret ptr %r
}
define ptr @tgt_result_nonnull_dropped(ptr %p) {
  %r = call ptr @find(ptr %p)
  ret ptr %r
}
; result_dereferenceable_added: incorrect -- the result may lead nowhere (dereferenceable)
define ptr @src_result_dereferenceable_added(ptr %p) {
  %r = call ptr @find(ptr %p)
  ret ptr %r
}
define ptr @tgt_result_dereferenceable_added(ptr %p) {
  %r = call dereferenceable(4) ptr @find(ptr %p)
  ret ptr %r
}
; declared_range_used: correct -- below 8 or poison (range (attribute))
define i32 @src_declared_range_used(i32 %x) {
  %r = call i32 @small(i32 %x)
  %s = and i32 %r, 7
  ret i32 %s
}
define i32 @tgt_declared_range_used(i32 %x) {
  %r = call i32 @small(i32 %x)
  ret i32 %r
}
; declared_range_other_callee: incorrect -- the other function promises no range (range (attribute))
define i32 @src_declared_range_other_callee(i32 %x) {
  %r = call i32 @plain(i32 %x)
  %s = and i32 %r, 7
  ret i32 %s
}
define i32 @tgt_declared_range_other_callee(i32 %x) {
  %r = call i32 @plain(i32 %x)
  ret i32 %r
}
; range_widened_at_call: correct -- the target's range holds the source's (range Metadata)
define i32 @src_range_widened_at_call(i32 %x) {
  %r = call i32 @plain(i32 %x), !range !0
  ret i32 %r
}
define i32 @tgt_range_widened_at_call(i32 %x) {
  %r = call i32 @plain(i32 %x), !range !1
  ret i32 %r
}
; noundef_argument_added: incorrect -- poison there is undefined in the target (noundef)
define void @src_noundef_argument_added(i32 %x) {
  call void @note(i32 %x)
  ret void
}
define void @tgt_noundef_argument_added(i32 %x) {
  call void @note(i32 noundef %x)
  ret void
}
; noundef_argument_of_sum: incorrect -- the sum may be poison (noundef)
define void @src_noundef_argument_of_sum(i32 noundef %x) {
  %y = add nsw i32 %x, 1
  call void @note(i32 %y)
  ret void
}
define void @tgt_noundef_argument_of_sum(i32 noundef %x) {
  %y = add nsw i32 %x, 1
  call void @note(i32 noundef %y)
  ret void
}
; noundef_argument_wraps: correct -- a sum of defined numbers that may wrap is defined (noundef)
define void @src_noundef_argument_wraps(i32 noundef %x) {
  %y = add i32 %x, 1
  call void @note(i32 %y)
  ret void
}
define void @tgt_noundef_argument_wraps(i32 noundef %x) {
  %y = add i32 %x, 1
  call void @note(i32 noundef %y)
  ret void
}
; frozen_becomes_undef_argument: incorrect -- the callee may look twice (Undefined Values; freeze)
define void @src_frozen_becomes_undef_argument(i32 %x) {
  %f = freeze i32 %x
  call void @note(i32 %f)
  ret void
}
define void @tgt_frozen_becomes_undef_argument(i32 %x) {
  call void @note(i32 undef)
  ret void
}
; poison_argument_filled: correct -- anything may stand for poison (Poison Values)
define void @src_poison_argument_filled() {
  call void @note(i32 poison)
  ret void
}
define void @tgt_poison_argument_filled() {
  call void @note(i32 12)
  ret void
}
; indirect_through_select: correct -- what the pointer is where the test holds (call)
define i32 @src_indirect_through_select(i1 noundef %c, i32 noundef %x) {
  %f = select i1 %c, ptr @plain, ptr @small
  %r = call i32 %f(i32 %x)
  ret i32 %r
}
define i32 @tgt_indirect_through_select(i1 noundef %c, i32 noundef %x) {
  br i1 %c, label %a, label %b
a:
  %p = call i32 @plain(i32 %x)
  ret i32 %p
b:
  %q = call i32 @small(i32 %x)
  ret i32 %q
}
!0 = !{i32 0, i32 8}
!1 = !{i32 0, i32 16}

; speculatable_is_speculated: correct -- a function with no effects besides its result may be called at any time, whatever memory it is said to write (Function Attributes)
define i32 @src_speculatable_is_speculated(ptr %p, i1 noundef %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %r = call i32 @no_effects(ptr %p)
  br label %b
b:
  %x = phi i32 [ %r, %a ], [ 0, %entry ]
  ret i32 %x
}
define i32 @tgt_speculatable_is_speculated(ptr %p, i1 noundef %c) {
entry:
  %r = call i32 @no_effects(ptr %p)
  %x = select i1 %c, i32 %r, i32 0
  ret i32 %x
}
declare i32 @no_effects(ptr) speculatable memory(argmem: readwrite)
