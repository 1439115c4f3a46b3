target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare noalias ptr @pool(i64) allockind("alloc,zeroed") allocsize(0) "alloc-family"="pool"
declare void @unpool(ptr allocptr captures(none)) allockind("free") "alloc-family"="pool"
declare void @keep(ptr)
; pair_elided: correct -- allocation and release without other use (allockind)
define i64 @src_pair_elided(i64 %x) {
  %m = call ptr @pool(i64 8)
  call void @unpool(ptr %m)
  ret i64 %x
}
define i64 @tgt_pair_elided(i64 %x) {
  ret i64 %x
}
; introduced_and_freed: incorrect -- the source makes no call of the allocator (allockind)
define i64 @src_introduced_and_freed(i64 %x) {
  ret i64 %x
}
define i64 @tgt_introduced_and_freed(i64 %x) {
  %m = call ptr @pool(i64 8)
  call void @unpool(ptr %m)
  ret i64 %x
}
; larger_passed: correct -- a larger object will do (alloca)
define void @src_larger_passed() {
  %t = alloca [2 x i64], align 8
  call void @keep(ptr %t)
  ret void
}
define void @tgt_larger_passed() {
  %t = alloca [4 x i64], align 8
  call void @keep(ptr %t)
  ret void
}
; alignment_lowered: incorrect -- the callee may rely on the alignment (alloca)
define void @src_alignment_lowered() {
  %t = alloca [2 x i64], align 16
  call void @keep(ptr %t)
  ret void
}
define void @tgt_alignment_lowered() {
  %t = alloca [2 x i64], align 1
  call void @keep(ptr %t)
  ret void
}
; locals_swapped: correct -- which of two equal objects it is cannot be told (alloca)
define void @src_locals_swapped() {
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %b
  call void @keep(ptr %b)
  ret void
}
define void @tgt_locals_swapped() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @keep(ptr %a)
  ret void
}
; contents_differ: incorrect -- the callee finds another value (alloca)
define void @src_contents_differ() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @keep(ptr %a)
  ret void
}
define void @tgt_contents_differ() {
  %a = alloca i32
  store i32 2, ptr %a
  call void @keep(ptr %a)
  ret void
}
; made_after_release: incorrect -- both are there at once in the source, so that they differ (lifetimes of objects)
define i1 @src_made_after_release() {
  %p = call ptr @malloc(i64 4)
  %q = call ptr @malloc(i64 4)
  call void @keep(ptr %p)
  call void @free(ptr %p)
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
define i1 @tgt_made_after_release() {
  %p = call ptr @malloc(i64 4)
  call void @keep(ptr %p)
  call void @free(ptr %p)
  %q = call ptr @malloc(i64 4)
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
; released_before_made: correct -- the source makes one after the other as well
define i1 @src_released_before_made(i32 %x) {
  %p = call ptr @malloc(i64 4)
  call void @keep(ptr %p)
  call void @free(ptr %p)
  %q = call ptr @malloc(i64 4)
  %c = icmp eq ptr %p, %q
  ret i1 %c
}
define i1 @tgt_released_before_made(i32 %x) {
  %p = call ptr @malloc(i64 4)
  call void @keep(ptr %p)
  call void @free(ptr %p)
  %q = call ptr @malloc(i64 4)
  %c = icmp eq ptr %q, %p
  ret i1 %c
}
; lifetimes_cut: incorrect -- the target's objects may share their bytes, and the source compares where they lie (lifetimes of objects)
define i1 @src_lifetimes_cut() {
  %a = alloca i32
  %b = alloca i32
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %c = icmp eq i64 %x, %y
  ret i1 %c
}
define i1 @tgt_lifetimes_cut() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %c = icmp eq i64 %x, %y
  ret i1 %c
}
; lifetimes_moved: correct -- none of the two is ever there with the other, in either program
define i64 @src_lifetimes_moved() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  %x = ptrtoint ptr %a to i64
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  %y = ptrtoint ptr %b to i64
  call void @llvm.lifetime.end.p0(ptr %b)
  %d = sub i64 %x, %y
  ret i64 %d
}
define i64 @tgt_lifetimes_moved() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %d = sub i64 %x, %y
  ret i64 %d
}
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @free(ptr allocptr captures(none)) allockind("free") "alloc-family"="malloc"
; dereferenceable_where_memory_runs_out: incorrect -- null is poison in the source and undefined in the target (dereferenceable; nonnull)
define i1 @src_dereferenceable_where_memory_runs_out(ptr %q) {
  %m = call nonnull ptr @malloc(i64 4)
  %c = icmp eq ptr %m, %q
  ret i1 %c
}
define i1 @tgt_dereferenceable_where_memory_runs_out(ptr %q) {
  %m = call nonnull dereferenceable(4) ptr @malloc(i64 4)
  %c = icmp eq ptr %m, %q
  ret i1 %c
}
