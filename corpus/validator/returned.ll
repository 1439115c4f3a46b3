target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; align_of_local: incorrect -- a dangling pointer keeps its address (align; alloca)
define align 8 ptr @src_align_of_local() {
  %a = alloca i64, align 8
  ret ptr %a
}
define align 8 ptr @tgt_align_of_local() {
  unreachable
}
; deref_of_freed_frame: correct -- the frame is gone when the promise is judged (dereferenceable; alloca)
define dereferenceable(1) ptr @src_deref_of_freed_frame(i1 noundef %c) {
  %a = alloca [2 x i8]
  %b = getelementptr i8, ptr %a, i64 1
  %p = select i1 %c, ptr %a, ptr %b
  ret ptr %p
}
define dereferenceable(1) ptr @tgt_deref_of_freed_frame(i1 noundef %c) {
  unreachable
}
; nonnull_of_parameter: incorrect -- null is poison in the target (nonnull)
define ptr addrspace(1) @src_nonnull_of_parameter(ptr addrspace(1) %p) {
  ret ptr addrspace(1) %p
}
define nonnull ptr addrspace(1) @tgt_nonnull_of_parameter(ptr addrspace(1) %p) {
  ret ptr addrspace(1) %p
}
; noundef_of_result: incorrect -- poison is undefined in the target (noundef)
define <2 x i16> @src_noundef_of_result(<2 x i16> %x) {
  ret <2 x i16> %x
}
define noundef <2 x i16> @tgt_noundef_of_result(<2 x i16> %x) {
  ret <2 x i16> %x
}
; noundef_of_frozen: correct -- a frozen value is well defined (noundef; freeze)
define <2 x i16> @src_noundef_of_frozen(<2 x i16> %x) {
  %f = freeze <2 x i16> %x
  ret <2 x i16> %f
}
define noundef <2 x i16> @tgt_noundef_of_frozen(<2 x i16> %x) {
  %f = freeze <2 x i16> %x
  ret <2 x i16> %f
}
; signext_added: incorrect -- the promise about the upper bits of the register is the interface of callers (signext)
define i8 @src_signext_added(i8 %x) {
  ret i8 %x
}
define signext i8 @tgt_signext_added(i8 %x) {
  ret i8 %x
}
