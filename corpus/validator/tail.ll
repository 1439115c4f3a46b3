target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @fill(ptr)
declare i64 @sum(i64)
; added_through_gep: incorrect -- the callee reads the caller's array (call)
define i8 @src_added_through_gep() {
  %b = alloca [4 x i8]
  %p = getelementptr i8, ptr %b, i64 1
  call void @fill(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt_added_through_gep() {
  %b = alloca [4 x i8]
  %p = getelementptr i8, ptr %b, i64 1
  tail call void @fill(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}
; added_no_pointers: correct -- the local is not let go (call)
define i64 @src_added_no_pointers(i64 %x) {
  %a = alloca i64
  store i64 %x, ptr %a
  %v = load i64, ptr %a
  %r = call i64 @sum(i64 %v)
  ret i64 %r
}
define i64 @tgt_added_no_pointers(i64 %x) {
  %a = alloca i64
  store i64 %x, ptr %a
  %v = load i64, ptr %a
  %r = tail call i64 @sum(i64 %v)
  ret i64 %r
}
; dropped_with_local: correct -- the target drops the promise (call)
define void @src_dropped_with_local() {
  %a = alloca i64
  tail call void @fill(ptr null)
  ret void
}
define void @tgt_dropped_with_local() {
  %a = alloca i64
  call void @fill(ptr null)
  ret void
}
; escaped_before: incorrect -- the second callee may know the local from the first (call)
define void @src_escaped_before() {
  %a = alloca i64
  store i64 0, ptr %a
  call void @fill(ptr %a)
  call void @other()
  ret void
}
define void @tgt_escaped_before() {
  %a = alloca i64
  store i64 0, ptr %a
  call void @fill(ptr %a)
  tail call void @other()
  ret void
}
declare void @other()
define internal void @set(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define internal void @set_by_tail(ptr %p) {
  tail call void @set(ptr %p)
  ret void
}
; callers_caller: incorrect -- what a tail call leaves alone is its own caller's stack, not that of the function above (call)
define i32 @src_callers_caller() {
  %a = alloca i32
  call void @set_by_tail(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt_callers_caller() {
  unreachable
}
; callers_caller_read: correct -- the same, and the store is found (call)
define i32 @src_callers_caller_read() {
  %a = alloca i32
  call void @set_by_tail(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt_callers_caller_read() {
  ret i32 1
}
; added_over_own: incorrect -- the callee writes an object of the function that calls it (call)
define i32 @src_added_over_own() {
  %a = alloca i32
  call void @set(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt_added_over_own() {
  %a = alloca i32
  tail call void @set(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
@seven = global i32 7
define internal i32 @read_copy(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
; copy_is_the_callees: incorrect -- the copy that is passed by value is the callee's, which may read it (call, byval)
define i32 @src_copy_is_the_callees() {
  %v = tail call i32 @read_copy(ptr byval(i32) @seven)
  ret i32 %v
}
define i32 @tgt_copy_is_the_callees() {
  unreachable
}
define internal void @pass_on(ptr byval(i32) %p, ptr %out) {
  call void @copy_to(ptr %p, ptr %out)
  ret void
}
define internal void @pass_on_by_tail(ptr byval(i32) %p, ptr %out) {
  tail call void @copy_to(ptr %p, ptr %out)
  ret void
}
define internal void @copy_to(ptr %p, ptr %out) {
  %v = load i32, ptr %p
  store i32 %v, ptr %out
  ret void
}
; callers_copy_passed_on: incorrect -- the callee of the tail call reads the copy that its caller was given (call, byval)
define void @src_callers_copy_passed_on(ptr %out) {
  call void @pass_on(ptr byval(i32) @seven, ptr %out)
  ret void
}
define void @tgt_callers_copy_passed_on(ptr %out) {
  call void @pass_on_by_tail(ptr byval(i32) @seven, ptr %out)
  ret void
}
; read_across_tail_call: correct -- a tail call leaves the caller's stack objects as they are (tail)
declare void @tail_capture(ptr)
declare void @tail_any() nounwind willreturn
define i64 @src_read_across_tail_call() {
  %a = alloca i64
  call void @tail_capture(ptr %a)
  tail call void @tail_any()
  %r = load i64, ptr %a
  ret i64 %r
}
define i64 @tgt_read_across_tail_call() {
  %a = alloca i64
  call void @tail_capture(ptr %a)
  %r = load i64, ptr %a
  tail call void @tail_any()
  ret i64 %r
}
; read_across_call: incorrect -- another call may write what it can find (call)
define i64 @src_read_across_call() {
  %a = alloca i64
  call void @tail_capture(ptr %a)
  call void @tail_any()
  %r = load i64, ptr %a
  ret i64 %r
}
define i64 @tgt_read_across_call() {
  %a = alloca i64
  call void @tail_capture(ptr %a)
  %r = load i64, ptr %a
  call void @tail_any()
  ret i64 %r
}
; tail_marker_dropped: correct -- the source's call says what the callee does, and the target makes the same call (tail)
define i64 @src_tail_marker_dropped() {
  %a = alloca i64
  call void @tail_capture(ptr %a)
  tail call void @tail_any()
  %r = load i64, ptr %a
  ret i64 %r
}
define i64 @tgt_tail_marker_dropped() {
  %a = alloca i64
  call void @tail_capture(ptr %a)
  call void @tail_any()
  %r = load i64, ptr %a
  ret i64 %r
}
