target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.trap()
declare half @llvm.fmuladd.f16(half, half, half)
declare float @llvm.fma.f32(float, float, float)
; stored_before_trap: correct -- nobody reads the memory of a program that has trapped (llvm.trap)
define void @src_stored_before_trap(ptr %p) {
  store i8 0, ptr %p
  call void @llvm.trap()
  unreachable
}
define void @tgt_stored_before_trap(ptr %p) {
  store i8 1, ptr %p
  call void @llvm.trap()
  unreachable
}
; seen_before_trap: incorrect -- a volatile store is seen whatever comes after it (Volatile Memory Accesses)
define void @src_seen_before_trap(ptr %p) {
  store volatile i8 0, ptr %p
  call void @llvm.trap()
  unreachable
}
define void @tgt_seen_before_trap(ptr %p) {
  store volatile i8 1, ptr %p
  call void @llvm.trap()
  unreachable
}
; fmuladd_apart: correct -- the product and the sum may be rounded each for itself (llvm.fmuladd)
define half @src_fmuladd_apart(half noundef %a, half noundef %b, half noundef %c) {
  %r = call half @llvm.fmuladd.f16(half %a, half %b, half %c)
  ret half %r
}
define half @tgt_fmuladd_apart(half noundef %a, half noundef %b, half noundef %c) {
  %m = fmul half %a, %b
  %r = fadd half %m, %c
  ret half %r
}
; fmuladd_of_difference: incorrect -- either way it is a sum (llvm.fmuladd)
define half @src_fmuladd_of_difference(half noundef %a, half noundef %b, half noundef %c) {
  %r = call half @llvm.fmuladd.f16(half %a, half %b, half %c)
  ret half %r
}
define half @tgt_fmuladd_of_difference(half noundef %a, half noundef %b, half noundef %c) {
  %m = fmul half %a, %b
  %r = fsub half %m, %c
  ret half %r
}
; contracted_to_fma: correct -- both have the licence, so that the product need not be rounded (Fast-Math Flags, contract)
define float @src_contracted_to_fma(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}
define float @tgt_contracted_to_fma(float %a, float %b, float %c) {
  %r = call contract float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
; contracted_without_licence: incorrect -- nothing lets the product be left unrounded (Fast-Math Flags, contract)
define float @src_contracted_without_licence(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fadd float %m, %c
  ret float %r
}
define float @tgt_contracted_without_licence(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
; nothing_stored: correct -- a store of no bytes touches nothing, wherever the pointer leads (store)
define void @src_nothing_stored(ptr noundef %p) {
  ret void
}
define void @tgt_nothing_stored(ptr noundef %p) {
  store {} {}, ptr %p
  ret void
}
; something_stored: incorrect -- the pointer may lead nowhere (store)
define void @src_something_stored(ptr noundef %p) {
  ret void
}
define void @tgt_something_stored(ptr noundef %p) {
  store { i8 } { i8 1 }, ptr %p
  ret void
}
; undef_in_each_lane: correct -- each lane looks at the undef pointer for itself (Undefined Values)
define <2 x ptr> @src_undef_in_each_lane() {
  %r = getelementptr i8, ptr undef, <2 x i64> zeroinitializer
  ret <2 x ptr> %r
}
define <2 x ptr> @tgt_undef_in_each_lane() {
  ret <2 x ptr> undef
}
; frozen_in_each_lane: incorrect -- both lanes have the frozen pointer (freeze)
define <2 x ptr> @src_frozen_in_each_lane() {
  %p = freeze ptr undef
  %r = getelementptr i8, ptr %p, <2 x i64> zeroinitializer
  ret <2 x ptr> %r
}
define <2 x ptr> @tgt_frozen_in_each_lane() {
  ret <2 x ptr> undef
}
; odd_width_written_back: correct -- it was stored by its own type, or loading it is undefined (load)
define void @src_odd_width_written_back(ptr %p) {
  %v = load i28, ptr %p
  store i28 %v, ptr %p
  ret void
}
define void @tgt_odd_width_written_back(ptr %p) {
  ret void
}
; odd_width_changed: incorrect -- the number is written with another lowest bit (store)
define void @src_odd_width_changed(ptr %p) {
  %v = load i28, ptr %p
  %w = xor i28 %v, 1
  store i28 %w, ptr %p
  ret void
}
define void @tgt_odd_width_changed(ptr %p) {
  ret void
}
; pointer_written_back: correct -- what leads nowhere is its address, in memory as well (load, store)
define void @src_pointer_written_back(ptr %p) {
  %v = load ptr, ptr %p
  store ptr %v, ptr %p
  ret void
}
define void @tgt_pointer_written_back(ptr %p) {
  ret void
}
; pointer_moved_on: incorrect -- it is another address (store)
define void @src_pointer_moved_on(ptr %p) {
  %v = load ptr, ptr %p
  %w = getelementptr i8, ptr %v, i64 1
  store ptr %w, ptr %p
  ret void
}
define void @tgt_pointer_moved_on(ptr %p) {
  ret void
}
; stack_lies_apart: correct -- where the object lies is the source's to choose, and nobody learns it otherwise (alloca)
define i1 @src_stack_lies_apart(ptr %p) {
  %a = alloca i64
  %c = icmp eq ptr %p, %a
  ret i1 %c
}
define i1 @tgt_stack_lies_apart(ptr %p) {
  ret i1 false
}
; stack_lies_there: incorrect -- the address is told as well, and may be that of the pointer (alloca, ptrtoint)
define { i1, i64 } @src_stack_lies_there(ptr %p) {
  %a = alloca i64
  %c = icmp eq ptr %p, %a
  %n = ptrtoint ptr %a to i64
  %r0 = insertvalue { i1, i64 } poison, i1 %c, 0
  %r1 = insertvalue { i1, i64 } %r0, i64 %n, 1
  ret { i1, i64 } %r1
}
define { i1, i64 } @tgt_stack_lies_there(ptr %p) {
  %a = alloca i64
  %n = ptrtoint ptr %a to i64
  %r0 = insertvalue { i1, i64 } poison, i1 false, 0
  %r1 = insertvalue { i1, i64 } %r0, i64 %n, 1
  ret { i1, i64 } %r1
}
; stack_of_target: incorrect -- the target may not choose that its own object lies elsewhere (alloca)
define i1 @src_stack_of_target(ptr %p) {
  ret i1 false
}
define i1 @tgt_stack_of_target(ptr %p) {
  %a = alloca i64
  %c = icmp eq ptr %p, %a
  ret i1 %c
}
; fresh_is_poison: correct -- what nobody has written may be taken for poison (alloca)
define i8 @src_fresh_is_poison() {
  %a = alloca i8
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt_fresh_is_poison() {
  ret i8 poison
}
; written_is_not_fresh: incorrect -- the byte was written (alloca; store)
define i8 @src_written_is_not_fresh(i8 noundef %x) {
  %a = alloca i8
  store i8 %x, ptr %a
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt_written_is_not_fresh(i8 noundef %x) {
  ret i8 poison
}
; own_copy_written: correct -- the memory of a byval parameter is the function's own copy (byval)
define void @src_own_copy_written(ptr byval(i32) %p) {
  store i32 5, ptr %p
  ret void
}
define void @tgt_own_copy_written(ptr byval(i32) %p) {
  ret void
}
; own_copy_read: incorrect -- what was written to the copy is read from it (byval)
define i32 @src_own_copy_read(ptr byval(i32) %p) {
  store i32 5, ptr %p
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt_own_copy_read(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
