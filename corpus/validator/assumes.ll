target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.assume(i1)
; dereferenceable_added: incorrect -- the pointer may be dangling (Assume Operand Bundles)
define i32 @src_dereferenceable_added(ptr addrspace(1) %p) {
  ret i32 0
}
define i32 @tgt_dereferenceable_added(ptr addrspace(1) %p) {
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr addrspace(1) %p, i64 4)]
  ret i32 0
}
; dereferenceable_used: correct -- the load may be made early (Assume Operand Bundles)
define i32 @src_dereferenceable_used(ptr %p, i1 noundef %c) {
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr %p, i64 4), "align"(ptr %p, i64 4)]
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  ret i32 %v
b:
  ret i32 1
}
define i32 @tgt_dereferenceable_used(ptr %p, i1 noundef %c) {
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr %p, i64 4), "align"(ptr %p, i64 4)]
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 1
  ret i32 %r
}
; separate_storage_added: incorrect -- the pointers may be into one object (Assume Operand Bundles)
define void @src_separate_storage_added(ptr %p, ptr %q) {
  ret void
}
define void @tgt_separate_storage_added(ptr %p, ptr %q) {
  call void @llvm.assume(i1 true) ["separate_storage"(ptr %p, ptr %q)]
  ret void
}
; dropped: correct -- the target drops the promise (Assume Operand Bundles)
define void @src_dropped(ptr %p, i64 %n) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 32), "nonnull"(ptr %p), "noundef"(i64 %n)]
  ret void
}
define void @tgt_dropped(ptr %p, i64 %n) {
  ret void
}
; condition_added: incorrect -- the target is undefined where it does not hold (llvm.assume)
define i8 @src_condition_added(i8 noundef %x) {
  ret i8 %x
}
define i8 @tgt_condition_added(i8 noundef %x) {
  %c = icmp ugt i8 %x, 3
  call void @llvm.assume(i1 %c)
  ret i8 %x
}
