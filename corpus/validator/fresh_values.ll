target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @take(i16)
declare void @show(ptr addrspace(1))
declare i32 @probe(ptr)
; sdiv_poison_minus_one: correct -- poison may be the least number, so that the quotient is undefined (Poison Values; sdiv)
define i32 @src_sdiv_poison_minus_one() {
  %q = sdiv i32 poison, -1
  ret i32 0
}
define i32 @tgt_sdiv_poison_minus_one() {
  unreachable
}
; srem_poison_two: incorrect -- with another divisor the result is poison and nothing more (Poison Values; srem)
define i32 @src_srem_poison_two() {
  %q = srem i32 poison, 2
  ret i32 0
}
define i32 @tgt_srem_poison_two() {
  unreachable
}
; udiv_by_poison: correct -- division by poison is undefined (udiv)
define i8 @src_udiv_by_poison(i8 %x) {
  %q = udiv i8 %x, poison
  ret i8 1
}
define i8 @tgt_udiv_by_poison(i8 %x) {
  unreachable
}
; division_hoisted: incorrect -- the divisor may be zero where the source does not divide (sdiv)
define i32 @src_division_hoisted(i32 noundef %x, i32 noundef %y, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %q = sdiv i32 %x, %y
  ret i32 %q
b:
  ret i32 0
}
define i32 @tgt_division_hoisted(i32 noundef %x, i32 noundef %y, i1 noundef %c) {
  %q = sdiv i32 %x, %y
  %r = select i1 %c, i32 %q, i32 0
  ret i32 %r
}
; frozen_sum_twice: correct -- a frozen sum is one value (freeze)
define i8 @src_frozen_sum_twice(i8 %x) {
  %s = add nsw i8 %x, 7
  %f = freeze i8 %s
  %d = sub i8 %f, %f
  ret i8 %d
}
define i8 @tgt_frozen_sum_twice(i8 %x) {
  ret i8 0
}
; vector_of_one_undef: correct -- each lane of a splat is undef by itself (Undefined Values)
define <2 x i8> @src_vector_of_one_undef(i8 %x) {
  %e = insertelement <2 x i8> poison, i8 %x, i64 0
  %s = shufflevector <2 x i8> %e, <2 x i8> poison, <2 x i32> zeroinitializer
  ret <2 x i8> %s
}
define <2 x i8> @tgt_vector_of_one_undef(i8 %x) {
  %e = insertelement <2 x i8> poison, i8 %x, i64 1
  %s = insertelement <2 x i8> %e, i8 %x, i64 0
  ret <2 x i8> %s
}
; splat_of_frozen: incorrect -- all lanes of the frozen one are the same (freeze)
define <2 x i8> @src_splat_of_frozen(i8 %x) {
  %f = freeze i8 %x
  %e = insertelement <2 x i8> poison, i8 %f, i64 0
  %s = shufflevector <2 x i8> %e, <2 x i8> poison, <2 x i32> zeroinitializer
  ret <2 x i8> %s
}
define <2 x i8> @tgt_splat_of_frozen(i8 %x) {
  %e = insertelement <2 x i8> poison, i8 %x, i64 0
  %s = shufflevector <2 x i8> %e, <2 x i8> poison, <2 x i32> zeroinitializer
  %f = freeze <2 x i8> %s
  ret <2 x i8> %f
}
; entry_word_twice: incorrect -- memory at entry may be undef: two looks differ (Undefined Values)
define i32 @src_entry_word_twice(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  %r = mul i32 %v, 2
  ret i32 %r
}
define i32 @tgt_entry_word_twice(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  %r = add i32 %v, %v
  ret i32 %r
}
; entry_word_once: correct -- one look is enough for a shift as for a product (Undefined Values)
define i32 @src_entry_word_once(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  %r = mul i32 %v, 2
  ret i32 %r
}
define i32 @tgt_entry_word_once(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  %r = shl i32 %v, 1
  ret i32 %r
}
; stored_undef_for_frozen: incorrect -- the callee may read the memory twice (Undefined Values; store)
define void @src_stored_undef_for_frozen(ptr addrspace(1) %p, i64 %x) {
  %f = freeze i64 %x
  store i64 %f, ptr addrspace(1) %p, align 8
  call void @show(ptr addrspace(1) %p)
  ret void
}
define void @tgt_stored_undef_for_frozen(ptr addrspace(1) %p, i64 %x) {
  store i64 undef, ptr addrspace(1) %p, align 8
  call void @show(ptr addrspace(1) %p)
  ret void
}
; vector_stride_three: correct -- the third element of <4 x i24> begins at byte 6 (getelementptr; Vector Type)
define ptr @src_vector_stride_three(ptr %p) {
  %q = getelementptr <4 x i24>, ptr %p, i64 0, i64 2
  ret ptr %q
}
define ptr @tgt_vector_stride_three(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 6
  ret ptr %q
}
; array_stride_four: correct -- an array has the allocation size between its elements (getelementptr)
define ptr @src_array_stride_four(ptr %p) {
  %q = getelementptr [4 x i24], ptr %p, i64 0, i64 2
  ret ptr %q
}
define ptr @tgt_array_stride_four(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  ret ptr %q
}
; null_argument: correct -- a pointer that equals null may be replaced by null, as LLVM does (Pointer Aliasing Rules)
define i32 @src_null_argument(ptr %p) {
  %z = icmp eq ptr %p, null
  br i1 %z, label %n, label %e
n:
  %r = call i32 @probe(ptr %p)
  ret i32 %r
e:
  ret i32 1
}
define i32 @tgt_null_argument(ptr %p) {
  %z = icmp eq ptr %p, null
  br i1 %z, label %n, label %e
n:
  %r = call i32 @probe(ptr null)
  ret i32 %r
e:
  ret i32 1
}
; equal_pointers_argument: incorrect -- equal addresses are not equal pointers (Pointer Aliasing Rules)
define i32 @src_equal_pointers_argument(ptr %p, ptr %q) {
  %z = icmp eq ptr %p, %q
  br i1 %z, label %n, label %e
n:
  %r = call i32 @probe(ptr %p)
  ret i32 %r
e:
  ret i32 1
}
define i32 @tgt_equal_pointers_argument(ptr %p, ptr %q) {
  %z = icmp eq ptr %p, %q
  br i1 %z, label %n, label %e
n:
  %r = call i32 @probe(ptr %q)
  ret i32 %r
e:
  ret i32 1
}
; argument_may_be_null: incorrect -- the argument may be null (icmp)
define i1 @src_argument_may_be_null(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @tgt_argument_may_be_null(ptr %p) {
  ret i1 false
}
; alloca_is_not_null: correct -- an object is not at null (alloca)
define i1 @src_alloca_is_not_null() {
  %a = alloca i8
  %c = icmp eq ptr %a, null
  ret i1 %c
}
define i1 @tgt_alloca_is_not_null() {
  ret i1 false
}
; half_poison_computed: incorrect -- one poison byte makes all of the sum poison (Poison Values; load)
define i8 @src_half_poison_computed(ptr noalias %d) {
  store i8 3, ptr %d, align 2
  %h = getelementptr i8, ptr %d, i64 1
  store i8 poison, ptr %h
  %v = load i8, ptr %d
  ret i8 %v
}
define i8 @tgt_half_poison_computed(ptr noalias %d) {
  store i8 3, ptr %d, align 2
  %h = getelementptr i8, ptr %d, i64 1
  store i8 poison, ptr %h
  %w = load i16, ptr %d, align 2
  %s = lshr i16 %w, 0
  %v = trunc i16 %s to i8
  ret i8 %v
}
; nuw_from_mask: correct -- masked numbers do not wrap (instruction flags)
define i16 @src_nuw_from_mask(i16 %x, i16 %y) {
  %a = and i16 %x, 255
  %b = and i16 %y, 255
  %s = add i16 %a, %b
  ret i16 %s
}
define i16 @tgt_nuw_from_mask(i16 %x, i16 %y) {
  %a = and i16 %x, 255
  %b = and i16 %y, 255
  %s = add nuw nsw i16 %a, %b
  ret i16 %s
}
; trunc_nuw_added: incorrect -- ones may be cut off (instruction flags)
define i8 @src_trunc_nuw_added(i32 %x) {
  %t = trunc i32 %x to i8
  ret i8 %t
}
define i8 @tgt_trunc_nuw_added(i32 %x) {
  %t = trunc nuw i32 %x to i8
  ret i8 %t
}
; samesign_added: incorrect -- the signs may differ (instruction flags)
define i1 @src_samesign_added(i8 %x, i8 %y) {
  %c = icmp ult i8 %x, %y
  ret i1 %c
}
define i1 @tgt_samesign_added(i8 %x, i8 %y) {
  %c = icmp samesign ult i8 %x, %y
  ret i1 %c
}
; inbounds_added: incorrect -- the index may leave the object (getelementptr)
define ptr @src_inbounds_added(ptr %p, i64 %n) {
  %q = getelementptr i16, ptr %p, i64 %n
  ret ptr %q
}
define ptr @tgt_inbounds_added(ptr %p, i64 %n) {
  %q = getelementptr inbounds i16, ptr %p, i64 %n
  ret ptr %q
}
