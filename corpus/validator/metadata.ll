target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; nonnull_load_added: incorrect -- null is poison in the target (nonnull Metadata)
define ptr @src_nonnull_load_added(ptr %p) {
  %v = load ptr, ptr %p, align 8
  ret ptr %v
}
define ptr @tgt_nonnull_load_added(ptr %p) {
  %v = load ptr, ptr %p, align 8, !nonnull !0
  ret ptr %v
}
; noundef_load_added: incorrect -- poison is undefined in the target (noundef Metadata)
define float @src_noundef_load_added(ptr addrspace(3) %p) {
  %v = load float, ptr addrspace(3) %p, align 4
  ret float %v
}
define float @tgt_noundef_load_added(ptr addrspace(3) %p) {
  %v = load float, ptr addrspace(3) %p, align 4, !noundef !0
  ret float %v
}
; dereferenceable_or_null_added: incorrect -- the pointer may be dangling (dereferenceable_or_null Metadata)
define ptr @src_dereferenceable_or_null_added(ptr %p) {
  %v = load ptr, ptr %p, align 8
  ret ptr %v
}
define ptr @tgt_dereferenceable_or_null_added(ptr %p) {
  %v = load ptr, ptr %p, align 8, !dereferenceable_or_null !1
  ret ptr %v
}
; align_dropped: correct -- the target drops the promise (align Metadata)
define ptr @src_align_dropped(ptr %p) {
  %v = load ptr, ptr %p, align 8, !align !1
  ret ptr %v
}
define ptr @tgt_align_dropped(ptr %p) {
  %v = load ptr, ptr %p, align 8
  ret ptr %v
}
; invariant_group_added: incorrect -- the two loads would have to give the same (invariant.group Metadata)
define i32 @src_invariant_group_added(ptr %p) {
  %a = load i32, ptr %p, align 4
  store i32 7, ptr %p, align 4
  %b = load i32, ptr %p, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @tgt_invariant_group_added(ptr %p) {
  %a = load i32, ptr %p, align 4, !invariant.group !0
  store i32 7, ptr %p, align 4
  %b = load i32, ptr %p, align 4, !invariant.group !0
  %r = add i32 %a, %b
  ret i32 %r
}
; invariant_load_kept: correct -- both promise it of the same load (invariant.load Metadata)
define i32 @src_invariant_load_kept(ptr addrspace(1) %p, i32 %x) {
  %a = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0
  %r = add i32 %x, %a
  ret i32 %r
}
define i32 @tgt_invariant_load_kept(ptr addrspace(1) %p, i32 %x) {
  %a = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0
  %r = add i32 %a, %x
  ret i32 %r
}
; invariant_load_moved: correct -- the location does not change (invariant.load Metadata)
define i32 @src_invariant_load_moved(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store i32 7, ptr addrspace(1) %q, align 4
  %a = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0
  ret i32 %a
}
define i32 @tgt_invariant_load_moved(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i32, ptr addrspace(1) %p, align 4, !invariant.load !0
  store i32 7, ptr addrspace(1) %q, align 4
  ret i32 %a
}
; scope_on_store_added: incorrect -- the store may be to the loaded location (noalias and alias.scope Metadata)
define i64 @src_scope_on_store_added(ptr %a, ptr %b) {
  %v = load i64, ptr %a, align 8
  store i64 5, ptr %b, align 8
  ret i64 %v
}
define i64 @tgt_scope_on_store_added(ptr %a, ptr %b) {
  %v = load i64, ptr %a, align 8, !alias.scope !4
  store i64 5, ptr %b, align 8, !noalias !4
  ret i64 %v
}
; scope_unrelated: correct -- the same promises on the same accesses (noalias and alias.scope Metadata)
define i64 @src_scope_unrelated(ptr %a, ptr %b) {
  %v = load i64, ptr %a, align 8, !alias.scope !4
  store i64 5, ptr %b, align 8, !noalias !4
  %r = add i64 %v, 0
  ret i64 %r
}
define i64 @tgt_scope_unrelated(ptr %a, ptr %b) {
  %v = load i64, ptr %a, align 8, !alias.scope !4
  store i64 5, ptr %b, align 8, !noalias !4
  ret i64 %v
}
; tbaa_on_one_added: incorrect -- the store gets a type that the load has not (tbaa Metadata)
define i32 @src_tbaa_on_one_added(ptr %a, ptr %b) {
  %v = load i32, ptr %a, align 4, !tbaa !7
  store i32 5, ptr %b, align 4
  %w = load i32, ptr %a, align 4, !tbaa !7
  ret i32 %w
}
define i32 @tgt_tbaa_on_one_added(ptr %a, ptr %b) {
  %v = load i32, ptr %a, align 4, !tbaa !7
  store i32 5, ptr %b, align 4, !tbaa !9
  %w = load i32, ptr %a, align 4, !tbaa !7
  ret i32 %w
}
; tbaa_kept: correct -- the same types on the same accesses (tbaa Metadata)
define i32 @src_tbaa_kept(ptr %a, ptr %b, i32 %x) {
  store i32 %x, ptr %b, align 4, !tbaa !9
  %v = load i32, ptr %a, align 4, !tbaa !7
  %r = mul i32 %v, 2
  ret i32 %r
}
define i32 @tgt_tbaa_kept(ptr %a, ptr %b, i32 %x) {
  store i32 %x, ptr %b, align 4, !tbaa !9
  %v = load i32, ptr %a, align 4, !tbaa !7
  %r = shl i32 %v, 1
  ret i32 %r
}
; prof_added: correct -- weights say nothing of the meaning (prof Metadata)
define i32 @src_prof_added(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 0
}
define i32 @tgt_prof_added(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b, !prof !10
a:
  ret i32 %x
b:
  ret i32 0
}
!0 = !{}
!1 = !{i64 8}
!2 = distinct !{!2}
!3 = distinct !{!3, !2}
!4 = !{!3}
!5 = !{!"a root"}
!6 = !{!"short", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"long", !5, i64 0}
!9 = !{!8, !8, i64 0}
!10 = !{!"branch_weights", i32 1, i32 9}
; invariant_start_grown: unproven -- the target says of a byte more that it stays as it is (llvm.invariant.start)
define void @src_invariant_start_grown(ptr %p, ptr %q) {
  %i = call ptr @llvm.invariant.start.p0(i64 1, ptr %q)
  store i8 3, ptr %p
  ret void
}
define void @tgt_invariant_start_grown(ptr %p, ptr %q) {
  %i = call ptr @llvm.invariant.start.p0(i64 2, ptr %q)
  store i8 3, ptr %p
  ret void
}
; invariant_start_kept: correct -- the source says the same (llvm.invariant.start)
define void @src_invariant_start_kept(ptr %p, ptr %q) {
  %i = call ptr @llvm.invariant.start.p0(i64 1, ptr %q)
  store i8 3, ptr %p
  ret void
}
define void @tgt_invariant_start_kept(ptr %p, ptr %q) {
  %i = call ptr @llvm.invariant.start.p0(i64 1, ptr %q)
  store i8 3, ptr %p
  ret void
}
declare ptr @llvm.invariant.start.p0(i64, ptr nocapture) nounwind readonly
