target datalayout = "e-m:e-i64:64-i128:128-n32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare void @fill(ptr captures(none)) nounwind
declare void @part(ptr captures(none)) memory(argmem: readwrite) nounwind willreturn
declare void @other(ptr) nounwind
declare void @two(ptr captures(none), ptr) nounwind
declare void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1 immarg)
@known = external global ptr
; slot: correct -- a callee that keeps nothing of the pointer works in the place of the copy (captures)
define i64 @src_slot() {
  %to = alloca [2 x i64], align 8
  %from = alloca i64, align 8
  %at = getelementptr inbounds i8, ptr %to, i64 8
  store i64 0, ptr %from
  call void @fill(ptr %from)
  call void @llvm.memcpy.p0.p0.i64(ptr %at, ptr %from, i64 8, i1 false)
  %v = load i64, ptr %at
  ret i64 %v
}
define i64 @tgt_slot() {
  %to = alloca [2 x i64], align 8
  %at = getelementptr inbounds i8, ptr %to, i64 8
  store i64 0, ptr %at
  call void @fill(ptr %at)
  %v = load i64, ptr %at
  ret i64 %v
}
; slot_of_parameter: correct -- the same for what a noalias parameter leads to
define void @src_slot_of_parameter(ptr noalias dereferenceable(8) align 8 %to) {
  %from = alloca i64, align 8
  store i64 1, ptr %from
  call void @part(ptr %from)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %to, ptr %from, i64 8, i1 false)
  ret void
}
define void @tgt_slot_of_parameter(ptr noalias dereferenceable(8) align 8 %to) {
  store i64 1, ptr %to
  call void @part(ptr %to)
  ret void
}
; slot_other_contents: incorrect -- what the callee finds is another number
define i64 @src_slot_other_contents() {
  %to = alloca i64, align 8
  %from = alloca i64, align 8
  store i64 1, ptr %from
  store i64 2, ptr %to
  call void @fill(ptr %from)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %v = load i64, ptr %to
  ret i64 %v
}
define i64 @tgt_slot_other_contents() {
  %to = alloca i64, align 8
  store i64 2, ptr %to
  call void @fill(ptr %to)
  %v = load i64, ptr %to
  ret i64 %v
}
; slot_kept: incorrect -- without captures(none) the callee may tell which object it was given
define i64 @src_slot_kept() {
  %to = alloca i64, align 8
  %from = alloca i64, align 8
  store i64 1, ptr %from
  call void @other(ptr %from)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  call void @other(ptr %from)
  %v = load i64, ptr %to
  ret i64 %v
}
define i64 @tgt_slot_kept() {
  %to = alloca i64, align 8
  %from = alloca i64, align 8
  store i64 1, ptr %to
  call void @other(ptr %to)
  call void @other(ptr %from)
  %v = load i64, ptr %to
  ret i64 %v
}
; slot_known: incorrect -- the place is known to the callee, which may look at it
define i64 @src_slot_known() {
  %to = alloca i64, align 8
  %from = alloca i64, align 8
  store ptr %to, ptr @known
  store i64 3, ptr %to
  store i64 1, ptr %from
  call void @fill(ptr %from)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %v = load i64, ptr %to
  ret i64 %v
}
define i64 @tgt_slot_known() {
  %to = alloca i64, align 8
  store ptr %to, ptr @known
  store i64 1, ptr %to
  call void @fill(ptr %to)
  %v = load i64, ptr %to
  ret i64 %v
}
; slot_too_small: incorrect -- the callee may write eight bytes, and the place has four
define i32 @src_slot_too_small() {
  %to = alloca i32, align 8
  %from = alloca i64, align 8
  store i64 1, ptr %from
  call void @fill(ptr %from)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 4, i1 false)
  %v = load i32, ptr %to
  ret i32 %v
}
define i32 @tgt_slot_too_small() {
  %to = alloca i32, align 8
  store i32 1, ptr %to
  call void @fill(ptr %to)
  %v = load i32, ptr %to
  ret i32 %v
}
; slot_given_twice: incorrect -- the callee has another pointer to the place
define i64 @src_slot_given_twice() {
  %to = alloca i64, align 8
  %from = alloca i64, align 8
  store i64 1, ptr %to
  store i64 1, ptr %from
  call void @two(ptr %from, ptr %to)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %v = load i64, ptr %to
  ret i64 %v
}
define i64 @tgt_slot_given_twice() {
  %to = alloca i64, align 8
  store i64 1, ptr %to
  call void @two(ptr %to, ptr %to)
  %v = load i64, ptr %to
  ret i64 %v
}
; slot_unknown_parameter: correct -- a parameter that may be undef is copied from first, which leads somewhere
define void @src_slot_unknown_parameter(ptr noalias align 8 %val) {
  %copy = alloca i64, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %val, i64 8, i1 false)
  call void @read(ptr readonly %copy)
  ret void
}
define void @tgt_slot_unknown_parameter(ptr noalias align 8 %val) {
  call void @read(ptr readonly %val)
  ret void
}
declare void @read(ptr captures(none)) nounwind
; slot_written_parameter: incorrect -- what the callee writes stays in the parameter's object
define void @src_slot_written_parameter(ptr noalias align 8 %val) {
  %copy = alloca i64, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %val, i64 8, i1 false)
  call void @read(ptr %copy)
  ret void
}
define void @tgt_slot_written_parameter(ptr noalias align 8 %val) {
  call void @read(ptr %val)
  ret void
}
