target datalayout = "e-m:e-i64:64-i128:128-n32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @any(ptr) nounwind willreturn
declare void @writes(ptr captures(none)) memory(argmem: write) nounwind willreturn
declare i32 @reads(ptr captures(none)) memory(argmem: read) nounwind willreturn
declare ptr @malloc(i64)
declare void @free(ptr)
define internal void @store(ptr %p) noinline {
  store i32 1, ptr %p
  ret void
}
define internal i32 @load(ptr %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
define internal i32 @copied(ptr byval(i32) %p) noinline {
  %x = load i32, ptr %p
  ret i32 %x
}
; readonly_any: incorrect -- the callee may write through the pointer (readonly)
define void @src_readonly_any(ptr %p) {
  call void @any(ptr %p)
  ret void
}
define void @tgt_readonly_any(ptr readonly %p) {
  call void @any(ptr %p)
  ret void
}
; readonly_writer: incorrect -- the callee may write through the pointer (readonly)
define void @src_readonly_writer(ptr %p) {
  call void @writes(ptr %p)
  ret void
}
define void @tgt_readonly_writer(ptr readonly %p) {
  call void @writes(ptr %p)
  ret void
}
; readonly_reader: correct -- the callee only reads (readonly)
define i32 @src_readonly_reader(ptr %p) {
  %x = call i32 @reads(ptr %p)
  ret i32 %x
}
define i32 @tgt_readonly_reader(ptr readonly %p) {
  %x = call i32 @reads(ptr %p)
  ret i32 %x
}
; readonly_other: correct -- the callee is given another pointer (readonly)
define void @src_readonly_other(ptr %p, ptr %q) {
  call void @writes(ptr %q)
  ret void
}
define void @tgt_readonly_other(ptr readonly %p, ptr %q) {
  call void @writes(ptr %q)
  ret void
}
; none_writer: incorrect -- the callee may write memory (memory)
define void @src_none_writer(ptr %p) {
  call void @writes(ptr %p)
  ret void
}
define void @tgt_none_writer(ptr %p) memory(none) {
  call void @writes(ptr %p)
  ret void
}
; argument_writer: correct -- the callee writes argument memory only (memory)
define void @src_argument_writer(ptr %p) {
  call void @writes(ptr %p)
  ret void
}
define void @tgt_argument_writer(ptr %p) memory(argmem: write) {
  call void @writes(ptr %p)
  ret void
}
; local_writer: correct -- what the function allocates is its own affair (memory)
define i32 @src_local_writer() {
  %a = alloca i32
  store i32 0, ptr %a
  call void @writes(ptr %a)
  %x = load i32, ptr %a
  ret i32 %x
}
define i32 @tgt_local_writer() memory(none) {
  %a = alloca i32
  store i32 0, ptr %a
  call void @writes(ptr %a)
  %x = load i32, ptr %a
  ret i32 %x
}
; followed_writer: incorrect -- the callee's body writes (memory)
define void @src_followed_writer(ptr %p) {
  call void @store(ptr %p)
  ret void
}
define void @tgt_followed_writer(ptr %p) memory(none) {
  call void @store(ptr %p)
  ret void
}
; followed_readonly: incorrect -- the callee's body writes through the pointer (readonly)
define void @src_followed_readonly(ptr %p) {
  call void @store(ptr %p)
  ret void
}
define void @tgt_followed_readonly(ptr readonly %p) {
  call void @store(ptr %p)
  ret void
}
; followed_reader: correct -- the callee's body reads (memory)
define i32 @src_followed_reader(ptr %p) {
  %x = call i32 @load(ptr %p)
  ret i32 %x
}
define i32 @tgt_followed_reader(ptr readonly %p) memory(argmem: read) {
  %x = call i32 @load(ptr %p)
  ret i32 %x
}
; followed_copy: correct -- the copy is the function's own (byval)
define i32 @src_followed_copy(i32 noundef %v) {
  %a = alloca i32
  store i32 %v, ptr %a
  %x = call i32 @copied(ptr byval(i32) %a)
  ret i32 %x
}
define i32 @tgt_followed_copy(i32 noundef %v) memory(none) {
  %a = alloca i32
  store i32 %v, ptr %a
  %x = call i32 @copied(ptr byval(i32) %a)
  ret i32 %x
}
; allocates: incorrect -- where memory comes from is inaccessible memory (memory)
define ptr @src_allocates() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}
define ptr @tgt_allocates() memory(none) {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}
; volatile: incorrect -- volatile accesses may change what is not accessible otherwise (Volatile Memory Accesses)
define i32 @src_volatile(ptr %p) {
  %x = load volatile i32, ptr %p
  ret i32 %x
}
define i32 @tgt_volatile(ptr %p) memory(read) {
  %x = load volatile i32, ptr %p
  ret i32 %x
}
; fence: incorrect -- a fence is no function of nothing (memory)
define void @src_fence() {
  fence seq_cst
  ret void
}
define void @tgt_fence() memory(none) {
  fence seq_cst
  ret void
}
; variable_argument: incorrect -- the list is written (va_arg)
define i32 @src_variable_argument(ptr %p) {
  %x = va_arg ptr %p, i32
  ret i32 %x
}
define i32 @tgt_variable_argument(ptr readonly %p) {
  %x = va_arg ptr %p, i32
  ret i32 %x
}
; freed_null: correct -- what is stored behind a pointer that is freed is gone (free)
define void @src_freed_null(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 1
  store i32 4, ptr %q
  call void @free(ptr %p)
  ret void
}
define void @tgt_freed_null(ptr %p) {
  call void @free(ptr %p)
  ret void
}
; nosync_of_own_atomics: correct -- no other thread meets it at an object that it is not told of (nosync)
define i32 @src_nosync_of_own_atomics(i32 %x) {
  %p = alloca i32, align 4
  store atomic i32 %x, ptr %p seq_cst, align 4
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
define i32 @tgt_nosync_of_own_atomics(i32 %x) nosync {
  %p = alloca i32, align 4
  store atomic i32 %x, ptr %p seq_cst, align 4
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
; nosync_of_a_given_object: incorrect -- others may meet it there (nosync)
define i32 @src_nosync_of_a_given_object(ptr %p) {
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
define i32 @tgt_nosync_of_a_given_object(ptr %p) nosync {
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
; nosync_of_an_object_told: incorrect -- who was told of it may meet it there (nosync)
declare void @tell(ptr) nosync
define i32 @src_nosync_of_an_object_told(i32 %x) {
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  call void @tell(ptr %p)
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
define i32 @tgt_nosync_of_an_object_told(i32 %x) nosync {
  %p = alloca i32, align 4
  store i32 %x, ptr %p, align 4
  call void @tell(ptr %p)
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
; willreturn_of_silent_calls: correct -- a call that writes nothing makes no progress, so that it returns (mustprogress; willreturn)
declare void @only_reads() memory(read)
define void @src_willreturn_of_silent_calls() mustprogress {
  call void @only_reads()
  ret void
}
define void @tgt_willreturn_of_silent_calls() mustprogress willreturn {
  call void @only_reads()
  ret void
}
; willreturn_without_progress: incorrect -- the callee may go on for ever (willreturn)
define void @src_willreturn_without_progress() {
  call void @only_reads()
  ret void
}
define void @tgt_willreturn_without_progress() willreturn {
  call void @only_reads()
  ret void
}
