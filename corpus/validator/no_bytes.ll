;; Copies of no bytes do nothing with their pointers, and steps of an address as unsigned numbers.
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; copy_of_no_bytes: correct -- where nothing is copied the pointers may be anything (llvm.memmove)
define void @src_copy_of_no_bytes(ptr %p, ptr %q) {
  ret void
}
define void @tgt_copy_of_no_bytes(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 0, i1 false)
  ret void
}
; copy_of_a_byte: incorrect -- a pointer that may be poison is followed (llvm.memset)
define void @src_copy_of_a_byte(ptr %p) {
  ret void
}
define void @tgt_copy_of_a_byte(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 1, i1 false)
  ret void
}
; copy_of_no_bytes_noundef: incorrect -- what the attribute asks for it asks for without bytes too (llvm.memset)
define void @src_copy_of_no_bytes_noundef(ptr %p) {
  ret void
}
define void @tgt_copy_of_no_bytes_noundef(ptr %p) {
  call void @llvm.memset.p0.i64(ptr noundef %p, i8 0, i64 0, i1 false)
  ret void
}
; steps_that_go_both_ways: correct -- with both flags a step back wraps one way or the other (getelementptr)
define ptr @src_steps_that_go_both_ways(ptr %p) {
  %g = getelementptr nusw nuw i8, ptr %p, i64 -1
  ret ptr %g
}
define ptr @tgt_steps_that_go_both_ways(ptr %p) {
  ret ptr null
}
; steps_that_go_forward: incorrect -- from null a step back is a large step forward, which does not wrap (getelementptr)
define ptr @src_steps_that_go_forward(i32 %i) {
  %w = sext i32 %i to i64
  %g = getelementptr nuw i8, ptr null, i64 %w
  ret ptr %g
}
define ptr @tgt_steps_that_go_forward(i32 %i) {
  %w = zext i32 %i to i64
  %g = getelementptr nuw i8, ptr null, i64 %w
  ret ptr %g
}
