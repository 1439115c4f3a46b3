target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @keep_addr(ptr captures(address)) nounwind willreturn
declare void @keep_null(ptr captures(address_is_null)) nounwind willreturn
declare void @keep_read(ptr captures(address, read_provenance)) nounwind willreturn
declare void @keep_all(ptr) nounwind willreturn
declare ptr @give_back(ptr captures(ret: address, provenance)) nounwind willreturn
declare ptr @give_back_reader(ptr captures(ret: address, read_provenance)) nounwind willreturn
declare void @later() nounwind willreturn
declare i64 @later_reads() nounwind willreturn memory(read)
; field_after_address: correct -- the address of a field gives no right to write (captures)
define i16 @src_field_after_address(i16 noundef %x) {
  %b = alloca {i16, i16}, align 4
  %f = getelementptr i8, ptr %b, i64 2
  store i16 %x, ptr %f, align 2
  %k = call i32 @keep_addr(ptr %f)
  store i16 %x, ptr %f, align 2
  call void @later()
  %v = load i16, ptr %f, align 2
  ret i16 %v
}
define i16 @tgt_field_after_address(i16 noundef %x) {
  %b = alloca {i16, i16}, align 4
  %f = getelementptr i8, ptr %b, i64 2
  store i16 %x, ptr %f, align 2
  %k = call i32 @keep_addr(ptr %f)
  store i16 %x, ptr %f, align 2
  call void @later()
  ret i16 %x
}
; through_select: incorrect -- one of the two pointers was kept with all rights (captures)
define i32 @src_through_select(i1 noundef %c) {
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %a
  store i32 1, ptr %b
  %p = select i1 %c, ptr %a, ptr %b
  call void @keep_all(ptr %p)
  store i32 3, ptr %p
  call void @later()
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt_through_select(i1 noundef %c) {
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %a
  store i32 1, ptr %b
  %p = select i1 %c, ptr %a, ptr %b
  call void @keep_all(ptr %p)
  store i32 3, ptr %p
  call void @later()
  ret i32 3
}
; null_test_then_store_removed: correct -- nobody can read the local later (captures)
define void @src_null_test_then_store_removed() {
  %a = alloca i64
  store i64 1, ptr %a
  call void @keep_null(ptr %a)
  store i64 2, ptr %a
  call void @later()
  ret void
}
define void @tgt_null_test_then_store_removed() {
  %a = alloca i64
  store i64 1, ptr %a
  call void @keep_null(ptr %a)
  call void @later()
  ret void
}
; reader_sees_later_value: incorrect -- the reader may have kept the right to read (captures)
define i64 @src_reader_sees_later_value() {
  %a = alloca i64
  store i64 1, ptr %a
  call void @keep_read(ptr %a)
  store i64 2, ptr %a
  %r = call i64 @later_reads()
  ret i64 %r
}
define i64 @tgt_reader_sees_later_value() {
  %a = alloca i64
  store i64 1, ptr %a
  call void @keep_read(ptr %a)
  %r = call i64 @later_reads()
  ret i64 %r
}
; result_is_the_local: incorrect -- the result may be the local itself (captures)
define i8 @src_result_is_the_local() {
  %a = alloca i8
  store i8 1, ptr %a
  %q = call ptr @give_back(ptr %a)
  store i8 1, ptr %a
  store i8 7, ptr %q
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt_result_is_the_local() {
  %a = alloca i8
  store i8 1, ptr %a
  %q = call ptr @give_back(ptr %a)
  store i8 1, ptr %a
  store i8 7, ptr %q
  ret i8 1
}
; promise_widened_at_call: correct -- the target promises less of the argument (captures)
define void @src_promise_widened_at_call() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @keep_all(ptr captures(none) %a)
  ret void
}
define void @tgt_promise_widened_at_call() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @keep_all(ptr captures(address) %a)
  ret void
}
; narrowed_at_call: incorrect -- the target promises that the right to write is not kept (captures)
define void @src_narrowed_at_call() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @keep_all(ptr %a)
  call void @later()
  ret void
}
define void @tgt_narrowed_at_call() {
  %a = alloca i32
  store i32 1, ptr %a
  call void @keep_all(ptr captures(address, read_provenance) %a)
  call void @later()
  ret void
}
; own_parameter_returned: incorrect -- the parameter is returned, which the target excludes (captures)
define ptr @src_own_parameter_returned(ptr %p) {
  ret ptr %p
}
define ptr @tgt_own_parameter_returned(ptr captures(none) %p) {
  %q = getelementptr i8, ptr %p, i64 0
  ret ptr %q
}
; own_parameter_only_read: correct -- it is only loaded from (captures)
define i32 @src_own_parameter_only_read(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt_own_parameter_only_read(ptr captures(none) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
