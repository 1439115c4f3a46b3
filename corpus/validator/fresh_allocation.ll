target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noalias ptr @pool_zero(i64) allockind("alloc,zeroed") allocsize(0) "alloc-family"="pool"
declare void @pool_free(ptr allocptr captures(none)) allockind("free") "alloc-family"="pool"
declare void @other_free(ptr allocptr captures(none)) allockind("free") "alloc-family"="other"
declare noalias ptr @malloc(i64)
declare void @free(ptr captures(none))
declare void @sink(ptr)
declare void @sink2(ptr, ptr)
; used_and_freed: correct -- the memory is the function's own (allockind)
define i32 @src_used_and_freed(i32 %x) {
  %m = call ptr @pool_zero(i64 4)
  store i32 %x, ptr %m
  %v = load i32, ptr %m
  call void @pool_free(ptr %m)
  ret i32 %v
}
define i32 @tgt_used_and_freed(i32 %x) {
  ret i32 %x
}
; zeroed_read: correct -- fresh memory of this kind is zero (allockind)
define i32 @src_zeroed_read() {
  %m = call ptr @pool_zero(i64 8)
  %v = load i32, ptr %m
  call void @pool_free(ptr %m)
  ret i32 %v
}
define i32 @tgt_zeroed_read() {
  ret i32 0
}
; freed_by_other_family: incorrect -- the function that frees is of another family (alloc-family)
define void @src_freed_by_other_family() {
  %m = call ptr @pool_zero(i64 8)
  call void @other_free(ptr %m)
  ret void
}
define void @tgt_freed_by_other_family() {
  ret void
}
; escaped_stays: incorrect -- the pointer went to unknown code (allockind)
define void @src_escaped_stays() {
  %m = call ptr @pool_zero(i64 8)
  call void @sink(ptr %m)
  ret void
}
define void @tgt_escaped_stays() {
  ret void
}
; malloc_compared_and_freed: correct -- an elided allocation does not fail (allockind (allocation elision))
define i1 @src_malloc_compared_and_freed() {
  %m = call ptr @malloc(i64 32)
  %c = icmp ne ptr %m, null
  call void @free(ptr %m)
  ret i1 %c
}
define i1 @tgt_malloc_compared_and_freed() {
  ret i1 true
}
; passed_malloc_nonnull: incorrect -- the call that is made may fail (malloc)
define i1 @src_passed_malloc_nonnull() {
  %m = call ptr @malloc(i64 32)
  call void @sink(ptr %m)
  %c = icmp ne ptr %m, null
  ret i1 %c
}
define i1 @tgt_passed_malloc_nonnull() {
  %m = call ptr @malloc(i64 32)
  call void @sink(ptr %m)
  ret i1 true
}
; two_locals_exchanged: correct -- which of two equal objects is which nobody can tell (alloca)
define void @src_two_locals_exchanged() {
  %a = alloca i64
  %b = alloca i64
  store i64 1, ptr %a
  store i64 1, ptr %b
  call void @sink2(ptr %a, ptr %b)
  ret void
}
define void @tgt_two_locals_exchanged() {
  %a = alloca i64
  %b = alloca i64
  store i64 1, ptr %a
  store i64 1, ptr %b
  call void @sink2(ptr %b, ptr %a)
  ret void
}
; one_local_for_two: incorrect -- the callee gets one object twice (alloca)
define void @src_one_local_for_two() {
  %a = alloca i64
  %b = alloca i64
  store i64 1, ptr %a
  store i64 1, ptr %b
  call void @sink2(ptr %b, ptr %a)
  ret void
}
define void @tgt_one_local_for_two() {
  %b = alloca i64
  store i64 1, ptr %b
  call void @sink2(ptr %b, ptr %b)
  ret void
}
; smaller_local: incorrect -- the callee may access all of it (alloca)
define void @src_smaller_local() {
  %a = alloca [4 x i64], align 8
  call void @sink(ptr %a)
  ret void
}
define void @tgt_smaller_local() {
  %a = alloca [3 x i64], align 8
  call void @sink(ptr %a)
  ret void
}
; new_object_behind_no_pointer: correct -- memory at entry holds no pointer to an object that was made since (noalias)
declare noalias ptr @makes_one() nounwind
define i32 @src_new_object_behind_no_pointer(ptr %in) {
  %a = call ptr @makes_one()
  store i32 55, ptr %a, align 4
  %p = load ptr, ptr %in, align 8
  %v = load i32, ptr %p, align 4
  store i32 99, ptr %a, align 4
  ret i32 %v
}
define i32 @tgt_new_object_behind_no_pointer(ptr %in) {
  %a = call ptr @makes_one()
  %p = load ptr, ptr %in, align 8
  %v = load i32, ptr %p, align 4
  store i32 99, ptr %a, align 4
  ret i32 %v
}
; null_accessed: incorrect -- the result may be null, which the source returns (noalias)
define i32 @src_null_accessed() {
  %a = call ptr @makes_one()
  ret i32 0
}
define i32 @tgt_null_accessed() {
  %a = call ptr @makes_one()
  %v = load i32, ptr %a, align 4
  ret i32 0
}
; two_mallocs_compared: correct -- two elided allocations do not fail and are two objects (allockind (allocation elision))
define i1 @src_two_mallocs_compared() {
  %m = call ptr @malloc(i64 4)
  %n = call ptr @malloc(i64 4)
  %c = icmp eq ptr %m, %n
  ret i1 %c
}
define i1 @tgt_two_mallocs_compared() {
  ret i1 false
}
; malloc_compared_with_argument: correct -- an elided allocation lies where the caller has no pointer to (allockind (allocation elision))
define i1 @src_malloc_compared_with_argument(ptr %p) {
  %m = call ptr @malloc(i64 4)
  %c = icmp eq ptr %m, %p
  ret i1 %c
}
define i1 @tgt_malloc_compared_with_argument(ptr %p) {
  ret i1 false
}
; escaped_mallocs_compared: incorrect -- calls that are made may both fail (malloc)
define i1 @src_escaped_mallocs_compared() {
  %m = call ptr @malloc(i64 4)
  %n = call ptr @malloc(i64 4)
  call void @sink2(ptr %m, ptr %n)
  %c = icmp eq ptr %m, %n
  ret i1 %c
}
define i1 @tgt_escaped_mallocs_compared() {
  %m = call ptr @malloc(i64 4)
  %n = call ptr @malloc(i64 4)
  call void @sink2(ptr %m, ptr %n)
  ret i1 false
}
