target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "x86_64-unknown-linux-gnu"

declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare noalias ptr @calloc(i64, i64) allockind("alloc,zeroed") allocsize(0, 1) "alloc-family"="malloc"
@g = global i32 0
@kept = global ptr null

; other_contents: incorrect -- the caller reads what the returned pointer leads to (malloc; Pointer Capture)
define ptr @src_other_contents() {
  %p = call ptr @malloc(i64 4)
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %fill
fill:
  store i32 7, ptr %p, align 4
  br label %end
end:
  ret ptr %p
}
define ptr @tgt_other_contents() {
  %p = call ptr @malloc(i64 4)
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %fill
fill:
  store i32 8, ptr %p, align 4
  br label %end
end:
  ret ptr %p
}
; zeroes_dropped: incorrect -- fresh memory is not zero (malloc)
define ptr @src_zeroes_dropped() {
  %p = call ptr @calloc(i64 1, i64 4)
  ret ptr %p
}
define ptr @tgt_zeroes_dropped() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}
; zeroes_added: correct -- fresh memory is anything (malloc)
define ptr @src_zeroes_added() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}
define ptr @tgt_zeroes_added() {
  %p = call ptr @calloc(i64 1, i64 4)
  ret ptr %p
}
; held_by_returned: incorrect -- the caller reads what a pointer in the returned memory leads to (Pointer Capture)
define { i32, ptr } @src_held_by_returned(i32 %x) {
  %p = call ptr @malloc(i64 8)
  %q = call ptr @malloc(i64 4)
  %a = icmp eq ptr %p, null
  %b = icmp eq ptr %q, null
  %none = or i1 %a, %b
  br i1 %none, label %end, label %fill
fill:
  store i32 %x, ptr %q, align 4
  store ptr %q, ptr %p, align 8
  br label %end
end:
  %r = insertvalue { i32, ptr } zeroinitializer, ptr %p, 1
  ret { i32, ptr } %r
}
define { i32, ptr } @tgt_held_by_returned(i32 %x) {
  %p = call ptr @malloc(i64 8)
  %q = call ptr @malloc(i64 4)
  %a = icmp eq ptr %p, null
  %b = icmp eq ptr %q, null
  %none = or i1 %a, %b
  br i1 %none, label %end, label %fill
fill:
  store ptr %q, ptr %p, align 8
  br label %end
end:
  %r = insertvalue { i32, ptr } zeroinitializer, ptr %p, 1
  ret { i32, ptr } %r
}
; not_given_away: correct -- nobody reads what is not handed on (malloc)
define i1 @src_not_given_away(i32 %x) {
  %p = call ptr @malloc(i64 4)
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %fill
fill:
  store i32 %x, ptr %p, align 4
  br label %end
end:
  ret i1 %none
}
define i1 @tgt_not_given_away(i32 %x) {
  %p = call ptr @malloc(i64 4)
  %none = icmp eq ptr %p, null
  ret i1 %none
}
; willreturn_endless_stores: incorrect -- the loop does not end (willreturn)
define void @src_willreturn_endless_stores(i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  store i32 1, ptr @g, align 4
  br label %l
e:
  ret void
}
define void @tgt_willreturn_endless_stores(i1 noundef %c) willreturn {
  br i1 %c, label %l, label %e
l:
  store i32 1, ptr @g, align 4
  br label %l
e:
  ret void
}
; progress_of_loop_added: incorrect -- the loop goes on for ever without progress (llvm.loop.mustprogress)
define void @src_progress_of_loop_added(i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  store i32 1, ptr @g, align 4
  br label %l
e:
  ret void
}
define void @tgt_progress_of_loop_added(i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  store i32 1, ptr @g, align 4
  br label %l, !llvm.loop !0
e:
  ret void
}
; willreturn_of_progress: correct -- who makes no progress but has to returns (mustprogress; willreturn)
define i32 @src_willreturn_of_progress(ptr %p, i32 %n) mustprogress {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add i32 %i, 1
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, %i
  br i1 %c, label %e, label %l
e:
  ret i32 %i
}
define i32 @tgt_willreturn_of_progress(ptr %p, i32 %n) mustprogress willreturn {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %j = add i32 %i, 1
  %v = load i32, ptr %p, align 4
  %c = icmp eq i32 %v, %i
  br i1 %c, label %e, label %l
e:
  ret i32 %i
}
; nosync_of_one_thread: correct -- no other thread takes part in what is ordered for one alone (nosync; syncscope)
define i32 @src_nosync_of_one_thread(ptr %p) {
  fence syncscope("singlethread") seq_cst
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
define i32 @tgt_nosync_of_one_thread(ptr %p) nosync {
  fence syncscope("singlethread") seq_cst
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
; nosync_of_all_threads: incorrect -- the fence orders threads (nosync)
define i32 @src_nosync_of_all_threads(ptr %p) {
  fence seq_cst
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
define i32 @tgt_nosync_of_all_threads(ptr %p) nosync {
  fence seq_cst
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
; noalias_store_over_call: correct -- who was not given the pointer has no way to what was written (noalias)
define void @src_noalias_store_over_call(ptr noalias %p) {
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  store i32 0, ptr %p, align 4
  ret void
}
define void @tgt_noalias_store_over_call(ptr noalias %p) {
  call void @other() nounwind
  store i32 0, ptr %p, align 4
  ret void
}
; noalias_store_over_call_only: incorrect -- what was written is there at the end (noalias)
define void @src_noalias_store_over_call_only(ptr noalias %p) {
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  ret void
}
define void @tgt_noalias_store_over_call_only(ptr noalias %p) {
  call void @other() nounwind
  ret void
}
; noalias_load_over_call: correct -- nobody else writes what was written (noalias)
define i32 @src_noalias_load_over_call(ptr noalias %p) {
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt_noalias_load_over_call(ptr noalias %p) {
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  ret i32 1
}
; noalias_part_over_call: incorrect -- the other bytes were not written (noalias)
define i32 @src_noalias_part_over_call(ptr noalias %p) {
  store i32 1, ptr %p, align 4
  store i16 1, ptr %p, align 4
  call void @other() nounwind
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
define i32 @tgt_noalias_part_over_call(ptr noalias %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q, align 4
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  ret i32 %v
}
; noalias_given_away: incorrect -- the callee has the pointer from memory (noalias)
define void @src_noalias_given_away(ptr noalias %p) {
  store ptr %p, ptr @kept, align 8
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  store i32 0, ptr %p, align 4
  ret void
}
define void @tgt_noalias_given_away(ptr noalias %p) {
  store ptr %p, ptr @kept, align 8
  call void @other() nounwind
  store i32 0, ptr %p, align 4
  ret void
}
; noalias_not_written: incorrect -- what nobody writes may be read by any way (noalias)
define i32 @src_noalias_not_written(ptr noalias %p) {
  call void @other() nounwind
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt_noalias_not_written(ptr noalias %p) {
  %v = load i32, ptr %p, align 4
  store i32 1, ptr %p, align 4
  call void @other() nounwind
  store i32 %v, ptr %p, align 4
  ret i32 %v
}
; noalias_store_over_fence: incorrect -- the fence shows other threads the number (noalias; fence)
define void @src_noalias_store_over_fence(ptr noalias %p, ptr %q) {
  store i32 1, ptr %p, align 4
  fence release
  store atomic i32 1, ptr %q monotonic, align 4
  ret void
}
define void @tgt_noalias_store_over_fence(ptr noalias %p, ptr %q) {
  fence release
  store atomic i32 1, ptr %q monotonic, align 4
  store i32 1, ptr %p, align 4
  ret void
}
declare void @other()
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
