target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @f_none(ptr captures(none)) nounwind willreturn
declare void @f_addr(ptr captures(address_is_null)) nounwind willreturn
declare void @f_read(ptr captures(address, read_provenance)) nounwind willreturn
declare ptr @f_ret(ptr captures(ret: address, provenance)) nounwind willreturn
declare void @later() nounwind willreturn
; null_test_only: correct -- whether it is null does not let later code write (captures)
define i64 @src_null_test_only() {
  %b = alloca i64
  call void @f_addr(ptr %b)
  store i64 2, ptr %b
  call void @later()
  %v = load i64, ptr %b
  ret i64 %v
}
define i64 @tgt_null_test_only() {
  %b = alloca i64
  call void @f_addr(ptr %b)
  store i64 2, ptr %b
  call void @later()
  ret i64 2
}
; read_only_of_field: correct -- later code may read, not write (captures)
define i32 @src_read_only_of_field() {
  %b = alloca [2 x i32]
  %q = getelementptr i32, ptr %b, i64 1
  call void @f_read(ptr %q)
  store i32 9, ptr %q
  call void @later()
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @tgt_read_only_of_field() {
  %b = alloca [2 x i32]
  %q = getelementptr i32, ptr %b, i64 1
  call void @f_read(ptr %q)
  store i32 9, ptr %q
  call void @later()
  ret i32 9
}
; read_store_removed: incorrect -- later code may read what was stored (captures)
define void @src_read_store_removed() {
  %b = alloca i16
  store i16 1, ptr %b
  call void @f_read(ptr %b)
  store i16 2, ptr %b
  call void @later()
  ret void
}
define void @tgt_read_store_removed() {
  %b = alloca i16
  store i16 1, ptr %b
  call void @f_read(ptr %b)
  call void @later()
  ret void
}
; ret_written: incorrect -- the result leads to the local (captures)
define i32 @src_ret_written() {
  %b = alloca i32
  store i32 1, ptr %b
  %q = call ptr @f_ret(ptr %b)
  store i32 5, ptr %q
  %v = load i32, ptr %b
  ret i32 %v
}
define i32 @tgt_ret_written() {
  %b = alloca i32
  store i32 1, ptr %b
  %q = call ptr @f_ret(ptr %b)
  store i32 5, ptr %q
  ret i32 1
}
; store_not_needed: correct -- nobody but the function can read the local after the call (captures)
define void @src_store_not_needed() {
  %b = alloca i32
  store i32 1, ptr %b
  call void @f_none(ptr %b)
  store i32 2, ptr %b
  call void @later()
  ret void
}
define void @tgt_store_not_needed() {
  %b = alloca i32
  store i32 1, ptr %b
  call void @f_none(ptr %b)
  call void @later()
  ret void
}
declare void @f_any(ptr)
; lent_for_reading: correct -- this call does not write through its argument, and nobody has the pointer from elsewhere (readonly)
define i32 @src_lent_for_reading() {
  %b = alloca i32
  store i32 1, ptr %b
  call void @f_any(ptr readonly %b)
  %v = load i32, ptr %b
  ret i32 %v
}
define i32 @tgt_lent_for_reading() {
  %b = alloca i32
  store i32 1, ptr %b
  call void @f_any(ptr readonly %b)
  ret i32 1
}
; lent_and_written_later: incorrect -- who kept the pointer may write through it in a later call (readonly; captures)
define i32 @src_lent_and_written_later() {
  %b = alloca i32
  store i32 1, ptr %b
  call void @f_any(ptr readonly %b)
  call void @later()
  %v = load i32, ptr %b
  ret i32 %v
}
define i32 @tgt_lent_and_written_later() {
  %b = alloca i32
  store i32 1, ptr %b
  call void @f_any(ptr readonly %b)
  call void @later()
  ret i32 1
}
; lent_and_known_before: incorrect -- the pointer was given away before, and may be written through (readonly; captures)
define i32 @src_lent_and_known_before() {
  %b = alloca i32
  call void @f_any(ptr %b)
  store i32 1, ptr %b
  call void @f_any(ptr readonly %b)
  %v = load i32, ptr %b
  ret i32 %v
}
define i32 @tgt_lent_and_known_before() {
  %b = alloca i32
  call void @f_any(ptr %b)
  store i32 1, ptr %b
  call void @f_any(ptr readonly %b)
  ret i32 1
}
declare void @f_copy(ptr byval([2 x i32]) align 8)
; lent_copy_is_no_capture: correct -- the callee gets a copy of what is passed by value, so that the pointer does not get out (byval; captures)
define void @src_lent_copy_is_no_capture(ptr byval([2 x i32]) align 8 captures(none) %q) {
  %b = alloca [2 x i32], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %q, i64 8, i1 false)
  call void @f_copy(ptr byval([2 x i32]) align 8 %b)
  ret void
}
define void @tgt_lent_copy_is_no_capture(ptr byval([2 x i32]) align 8 captures(none) %q) {
  call void @f_copy(ptr byval([2 x i32]) align 8 %q)
  ret void
}
; lent_copy_is_not_written: correct -- what the callee does to its copy is not seen (byval)
define i32 @src_lent_copy_is_not_written() {
  %b = alloca [2 x i32], align 8
  store i32 1, ptr %b
  call void @f_copy(ptr byval([2 x i32]) align 8 %b)
  call void @later()
  %v = load i32, ptr %b
  ret i32 %v
}
define i32 @tgt_lent_copy_is_not_written() {
  %b = alloca [2 x i32], align 8
  store i32 1, ptr %b
  call void @f_copy(ptr byval([2 x i32]) align 8 %b)
  call void @later()
  ret i32 1
}
