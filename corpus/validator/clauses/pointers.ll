target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
@g = global i32 0
declare ptr @fresh()
declare void @take(ptr)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

; gep_not_below: correct -- an offset that is not negative stays in the object above the base (getelementptr)
define i1 @src_gep_not_below(ptr %p, i32 %i) {
  %n = zext i32 %i to i64
  %q = getelementptr inbounds i8, ptr %p, i64 %n
  %r = icmp ult ptr %q, %p
  ret i1 %r
}
define i1 @tgt_gep_not_below(ptr %p, i32 %i) {
  ret i1 false
}

; gep_plain_not_below: incorrect -- the address may wrap (getelementptr)
define i1 @src_gep_plain_not_below(ptr %p, i32 %i) {
  %n = zext i32 %i to i64
  %q = getelementptr i8, ptr %p, i64 %n
  %r = icmp ult ptr %q, %p
  ret i1 %r
}
define i1 @tgt_gep_plain_not_below(ptr %p, i32 %i) {
  ret i1 false
}

; gep_nuw_not_below: correct -- base plus offset does not wrap (getelementptr)
define i1 @src_gep_nuw_not_below(ptr %p, i64 %i) {
  %q = getelementptr nuw i8, ptr %p, i64 %i
  %r = icmp ult ptr %q, %p
  ret i1 %r
}
define i1 @tgt_gep_nuw_not_below(ptr %p, i64 %i) {
  ret i1 false
}

; gep_nusw_not_below: incorrect -- the offset may be negative (getelementptr)
define i1 @src_gep_nusw_not_below(ptr %p, i64 %i) {
  %q = getelementptr nusw i8, ptr %p, i64 %i
  %r = icmp ult ptr %q, %p
  ret i1 %r
}
define i1 @tgt_gep_nusw_not_below(ptr %p, i64 %i) {
  ret i1 false
}

; index_is_signed: incorrect -- a narrow index is extended by its sign (getelementptr)
define ptr @src_index_is_signed(ptr %p, i32 %i) {
  %q = getelementptr i8, ptr %p, i32 %i
  ret ptr %q
}
define ptr @tgt_index_is_signed(ptr %p, i32 %i) {
  %n = zext i32 %i to i64
  %q = getelementptr i8, ptr %p, i64 %n
  ret ptr %q
}

; index_extended_by_sign: correct -- a narrow index is extended by its sign (getelementptr)
define ptr @src_index_extended_by_sign(ptr %p, i32 %i) {
  %q = getelementptr i8, ptr %p, i32 %i
  ret ptr %q
}
define ptr @tgt_index_extended_by_sign(ptr %p, i32 %i) {
  %n = sext i32 %i to i64
  %q = getelementptr i8, ptr %p, i64 %n
  ret ptr %q
}

; offsets_merged_inbounds: correct -- both places are in the object, and so is the last (getelementptr)
define ptr @src_offsets_merged_inbounds(ptr %p) {
  %a = getelementptr inbounds i8, ptr %p, i64 4
  %b = getelementptr inbounds i8, ptr %a, i64 8
  ret ptr %b
}
define ptr @tgt_offsets_merged_inbounds(ptr %p) {
  %b = getelementptr inbounds i8, ptr %p, i64 12
  ret ptr %b
}

; offsets_merged_half_inbounds: incorrect -- the first place need not be in the object of the base (getelementptr)
define ptr @src_offsets_merged_half_inbounds(ptr %p) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr inbounds i8, ptr %a, i64 8
  ret ptr %b
}
define ptr @tgt_offsets_merged_half_inbounds(ptr %p) {
  %b = getelementptr inbounds i8, ptr %p, i64 12
  ret ptr %b
}

; index_sum_split: incorrect -- the narrow sum may wrap before it is extended (getelementptr; add)
define ptr @src_index_sum_split(ptr %p, i32 %i) {
  %n = add i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %n
  ret ptr %q
}
define ptr @tgt_index_sum_split(ptr %p, i32 %i) {
  %a = getelementptr i32, ptr %p, i32 %i
  %q = getelementptr i8, ptr %a, i64 4
  ret ptr %q
}

; index_sum_split_nsw: correct -- the narrow sum does not wrap (getelementptr; add)
define ptr @src_index_sum_split_nsw(ptr %p, i32 %i) {
  %n = add nsw i32 %i, 1
  %q = getelementptr i32, ptr %p, i32 %n
  ret ptr %q
}
define ptr @tgt_index_sum_split_nsw(ptr %p, i32 %i) {
  %a = getelementptr i32, ptr %p, i32 %i
  %q = getelementptr i8, ptr %a, i64 4
  ret ptr %q
}

; index_scaled_wraps: correct -- without flags offsets count modulo the address space (getelementptr)
define ptr @src_index_scaled_wraps(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt_index_scaled_wraps(ptr %p, i64 %i) {
  %n = shl i64 %i, 2
  %q = getelementptr i8, ptr %p, i64 %n
  ret ptr %q
}

; index_scaled_nsw: incorrect -- the product may wrap (getelementptr; shl)
define ptr @src_index_scaled_nsw(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt_index_scaled_nsw(ptr %p, i64 %i) {
  %n = shl nsw i64 %i, 2
  %q = getelementptr i8, ptr %p, i64 %n
  ret ptr %q
}

; index_scaled_nusw: correct -- with nusw the product does not wrap as a signed number (getelementptr)
define ptr @src_index_scaled_nusw(ptr %p, i64 %i) {
  %q = getelementptr nusw i32, ptr %p, i64 %i
  ret ptr %q
}
define ptr @tgt_index_scaled_nusw(ptr %p, i64 %i) {
  %n = shl nsw i64 %i, 2
  %q = getelementptr nusw i8, ptr %p, i64 %n
  ret ptr %q
}

; masked_aligned: correct -- three low bits are cleared (llvm.ptrmask)
define i64 @src_masked_aligned(ptr %p) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %r = load i64, ptr %m, align 1
  ret i64 %r
}
define i64 @tgt_masked_aligned(ptr %p) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -8)
  %r = load i64, ptr %m, align 8
  ret i64 %r
}

; masked_aligned_too_far: incorrect -- two low bits are cleared (llvm.ptrmask)
define i64 @src_masked_aligned_too_far(ptr %p) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
  %r = load i64, ptr %m, align 1
  ret i64 %r
}
define i64 @tgt_masked_aligned_too_far(ptr %p) {
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %p, i64 -4)
  %r = load i64, ptr %m, align 8
  ret i64 %r
}

; low_bits_of_aligned: correct -- the pointer is a multiple of four, or poison (align)
define i64 @src_low_bits_of_aligned(ptr align 4 %p) {
  %a = ptrtoint ptr %p to i64
  %r = and i64 %a, 3
  ret i64 %r
}
define i64 @tgt_low_bits_of_aligned(ptr align 4 %p) {
  ret i64 0
}

; low_bits_of_less_aligned: incorrect -- the pointer is a multiple of two (align)
define i64 @src_low_bits_of_less_aligned(ptr align 2 %p) {
  %a = ptrtoint ptr %p to i64
  %r = and i64 %a, 3
  ret i64 %r
}
define i64 @tgt_low_bits_of_less_aligned(ptr align 2 %p) {
  ret i64 0
}

; size_of_local: correct -- the object has sixteen bytes (llvm.objectsize)
define i64 @src_size_of_local() {
  %a = alloca [4 x i32], align 4
  %r = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 false, i1 false, i1 false)
  ret i64 %r
}
define i64 @tgt_size_of_local() {
  ret i64 16
}

; size_of_local_wrong: incorrect -- the object has sixteen bytes (llvm.objectsize)
define i64 @src_size_of_local_wrong() {
  %a = alloca [4 x i32], align 4
  %r = call i64 @llvm.objectsize.i64.p0(ptr %a, i1 false, i1 false, i1 false)
  ret i64 %r
}
define i64 @tgt_size_of_local_wrong() {
  ret i64 12
}

; pointer_copied: correct -- a copy keeps the pointer whole (llvm.memcpy)
define ptr @src_pointer_copied(ptr %p) {
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  store ptr %p, ptr %a, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  %r = load ptr, ptr %b, align 8
  ret ptr %r
}
define ptr @tgt_pointer_copied(ptr %p) {
  ret ptr %p
}

; pointer_copied_in_part: correct -- one byte of the pointer was never written (llvm.memcpy; alloca)
define ptr @src_pointer_copied_in_part(ptr %p) {
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  store ptr %p, ptr %a, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 7, i1 false)
  %r = load ptr, ptr %b, align 8
  ret ptr %r
}
define ptr @tgt_pointer_copied_in_part(ptr %p) {
  ret ptr null
}

; local_and_parameter: correct -- a pointer from before is none to the new object (alloca; Pointer Aliasing Rules)
define i32 @src_local_and_parameter(ptr %p) {
  %a = alloca i32, align 4
  store i32 1, ptr %a, align 4
  store i32 2, ptr %p, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_local_and_parameter(ptr %p) {
  store i32 2, ptr %p, align 4
  ret i32 1
}

; local_and_later_pointer: incorrect -- the object was handed out, and may come back (Pointer Capture)
define i32 @src_local_and_later_pointer() {
  %a = alloca i32, align 4
  call void @take(ptr %a)
  %p = call ptr @fresh()
  store i32 1, ptr %a, align 4
  store i32 2, ptr %p, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_local_and_later_pointer() {
  %a = alloca i32, align 4
  call void @take(ptr %a)
  %p = call ptr @fresh()
  store i32 1, ptr %a, align 4
  store i32 2, ptr %p, align 4
  ret i32 1
}

; local_and_later_pointer_not_handed_out: correct -- the object was never handed out (Pointer Capture)
define i32 @src_local_and_later_pointer_not_handed_out() {
  %a = alloca i32, align 4
  %p = call ptr @fresh()
  store i32 1, ptr %a, align 4
  store i32 2, ptr %p, align 4
  %r = load i32, ptr %a, align 4
  ret i32 %r
}
define i32 @tgt_local_and_later_pointer_not_handed_out() {
  %p = call ptr @fresh()
  store i32 2, ptr %p, align 4
  ret i32 1
}

; addresses_compared: correct -- equality of pointers is that of addresses (icmp; ptrtoint)
define i1 @src_addresses_compared(ptr %p, ptr %q) {
  %r = icmp eq ptr %p, %q
  ret i1 %r
}
define i1 @tgt_addresses_compared(ptr %p, ptr %q) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %r = icmp eq i64 %a, %b
  ret i1 %r
}

; addresses_compared_signed: incorrect -- pointers compare as unsigned numbers here (icmp)
define i1 @src_addresses_compared_signed(ptr %p, ptr %q) {
  %r = icmp ult ptr %p, %q
  ret i1 %r
}
define i1 @tgt_addresses_compared_signed(ptr %p, ptr %q) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %r = icmp slt i64 %a, %b
  ret i1 %r
}

; address_of_field: correct -- the address moves by the offset (ptrtoint; getelementptr)
define i64 @src_address_of_field(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = ptrtoint ptr %q to i64
  ret i64 %r
}
define i64 @tgt_address_of_field(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %r = add i64 %a, 4
  ret i64 %r
}

; address_of_field_nuw: incorrect -- the sum may wrap (ptrtoint; getelementptr)
define i64 @src_address_of_field_nuw(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = ptrtoint ptr %q to i64
  ret i64 %r
}
define i64 @tgt_address_of_field_nuw(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %r = add nuw i64 %a, 4
  ret i64 %r
}

; struct_field: correct -- the second field lies behind the padding (getelementptr; Data Layout)
define ptr @src_struct_field(ptr %p) {
  %q = getelementptr { i8, i32 }, ptr %p, i64 0, i32 1
  ret ptr %q
}
define ptr @tgt_struct_field(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}

; packed_struct_field: incorrect -- a packed structure has no padding (getelementptr; Structure Type)
define ptr @src_packed_struct_field(ptr %p) {
  %q = getelementptr <{ i8, i32 }>, ptr %p, i64 0, i32 1
  ret ptr %q
}
define ptr @tgt_packed_struct_field(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}

; variable_not_null: correct -- a variable is not at null (Global Variables)
define i1 @src_variable_not_null() {
  %r = icmp eq ptr @g, null
  ret i1 %r
}
define i1 @tgt_variable_not_null() {
  ret i1 false
}

; field_of_null_argument: incorrect -- the argument may be null (getelementptr)
define i1 @src_field_of_null_argument(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 0
  %r = icmp eq ptr %q, null
  ret i1 %r
}
define i1 @tgt_field_of_null_argument(ptr %p) {
  ret i1 false
}

; field_inside_not_null: correct -- an offset within an object does not lead to null (getelementptr, inbounds)
define i1 @src_field_inside_not_null(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %r = icmp eq ptr %q, null
  ret i1 %r
}
define i1 @tgt_field_inside_not_null(ptr %p) {
  ret i1 false
}
