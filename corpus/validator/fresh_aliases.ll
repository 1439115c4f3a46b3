target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; tbaa_exchanged: correct -- an int and a float are not at one place (tbaa Metadata)
define i32 @src_tbaa_exchanged(ptr %a, ptr %b) {
  store float 2.0, ptr %b, align 4, !tbaa !16
  %v = load i32, ptr %a, align 4, !tbaa !15
  ret i32 %v
}
define i32 @tgt_tbaa_exchanged(ptr %a, ptr %b) {
  %v = load i32, ptr %a, align 4, !tbaa !15
  store float 2.0, ptr %b, align 4, !tbaa !16
  ret i32 %v
}
; tbaa_char_exchanged: incorrect -- char is an ancestor of int: they may alias (tbaa Metadata)
define i32 @src_tbaa_char_exchanged(ptr %a, ptr %b) {
  store i8 2, ptr %b, align 1, !tbaa !17
  %v = load i32, ptr %a, align 4, !tbaa !15
  ret i32 %v
}
define i32 @tgt_tbaa_char_exchanged(ptr %a, ptr %b) {
  %v = load i32, ptr %a, align 4, !tbaa !15
  store i8 2, ptr %b, align 1, !tbaa !17
  ret i32 %v
}
; tbaa_fields_exchanged: correct -- two fields of different types at different offsets (tbaa Metadata)
define i32 @src_tbaa_fields_exchanged(ptr %a, ptr %b) {
  store float 2.0, ptr %b, align 4, !tbaa !19
  %v = load i32, ptr %a, align 4, !tbaa !18
  ret i32 %v
}
define i32 @tgt_tbaa_fields_exchanged(ptr %a, ptr %b) {
  %v = load i32, ptr %a, align 4, !tbaa !18
  store float 2.0, ptr %b, align 4, !tbaa !19
  ret i32 %v
}
; tbaa_field_and_scalar: incorrect -- the int may be the field (tbaa Metadata)
define i32 @src_tbaa_field_and_scalar(ptr %a, ptr %b) {
  store i32 2, ptr %b, align 4, !tbaa !15
  %v = load i32, ptr %a, align 4, !tbaa !18
  ret i32 %v
}
define i32 @tgt_tbaa_field_and_scalar(ptr %a, ptr %b) {
  %v = load i32, ptr %a, align 4, !tbaa !18
  store i32 2, ptr %b, align 4, !tbaa !15
  ret i32 %v
}
; tbaa_of_load_changed: incorrect -- the load gets the type that the store has not (tbaa Metadata)
define i32 @src_tbaa_of_load_changed(ptr %a, ptr %b) {
  store float 1.0, ptr %a, align 4, !tbaa !16
  %v = load i32, ptr %b, align 4, !tbaa !17
  ret i32 %v
}
define i32 @tgt_tbaa_of_load_changed(ptr %a, ptr %b) {
  store float 1.0, ptr %a, align 4, !tbaa !16
  %v = load i32, ptr %b, align 4, !tbaa !15
  ret i32 %v
}
; tbaa_weakened: correct -- the target says char, which promises less (tbaa Metadata)
define i32 @src_tbaa_weakened(ptr %a, ptr %b) {
  store float 1.0, ptr %a, align 4, !tbaa !16
  %v = load i32, ptr %b, align 4, !tbaa !15
  ret i32 %v
}
define i32 @tgt_tbaa_weakened(ptr %a, ptr %b) {
  store float 1.0, ptr %a, align 4, !tbaa !16
  %v = load i32, ptr %b, align 4, !tbaa !17
  ret i32 %v
}
; scope_exchanged: correct -- the store is in a scope that the load excludes (noalias and alias.scope Metadata)
define i64 @src_scope_exchanged(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store i64 5, ptr addrspace(1) %b, align 8, !alias.scope !3
  %v = load i64, ptr addrspace(1) %a, align 8, !noalias !5
  ret i64 %v
}
define i64 @tgt_scope_exchanged(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load i64, ptr addrspace(1) %a, align 8, !noalias !5
  store i64 5, ptr addrspace(1) %b, align 8, !alias.scope !3
  ret i64 %v
}
; scope_partly_excluded: incorrect -- the store is in two scopes and the load excludes one (noalias and alias.scope Metadata)
define i64 @src_scope_partly_excluded(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  store i64 5, ptr addrspace(1) %b, align 8, !alias.scope !5
  %v = load i64, ptr addrspace(1) %a, align 8, !noalias !3
  ret i64 %v
}
define i64 @tgt_scope_partly_excluded(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %v = load i64, ptr addrspace(1) %a, align 8, !noalias !3
  store i64 5, ptr addrspace(1) %b, align 8, !alias.scope !5
  ret i64 %v
}
; scope_swapped: incorrect -- the target puts the promise on other scopes (noalias and alias.scope Metadata)
define i64 @src_scope_swapped(ptr %a, ptr %b) {
  store i64 5, ptr %b, align 8, !alias.scope !3
  %v = load i64, ptr %a, align 8, !noalias !4
  ret i64 %v
}
define i64 @tgt_scope_swapped(ptr %a, ptr %b) {
  store i64 5, ptr %b, align 8, !alias.scope !3
  %v = load i64, ptr %a, align 8, !noalias !3
  ret i64 %v
}
; scope_on_distinct_objects: correct -- the two are different objects anyway (noalias and alias.scope Metadata)
define i64 @src_scope_on_distinct_objects(i64 %x) {
  %a = alloca i64
  %b = alloca i64
  store i64 %x, ptr %a
  store i64 5, ptr %b
  %v = load i64, ptr %a
  ret i64 %v
}
define i64 @tgt_scope_on_distinct_objects(i64 %x) {
  %a = alloca i64
  %b = alloca i64
  store i64 %x, ptr %a
  store i64 5, ptr %b, !alias.scope !3
  %v = load i64, ptr %a, !noalias !3
  ret i64 %v
}
; invariant_store_between: incorrect -- the location is written by the function (invariant.load Metadata)
define i32 @src_invariant_store_between(ptr addrspace(1) %p, i32 noundef %x) {
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %x, ptr addrspace(1) %p, align 4
  ret i32 %v
}
define i32 @tgt_invariant_store_between(ptr addrspace(1) %p, i32 noundef %x) {
  %v = load i32, ptr addrspace(1) %p, align 4, !invariant.load !20
  store i32 %x, ptr addrspace(1) %p, align 4
  ret i32 %v
}
; invariant_dropped: correct -- the target promises less (invariant.load Metadata)
define i32 @src_invariant_dropped(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p, align 4, !invariant.load !20
  ret i32 %v
}
define i32 @tgt_invariant_dropped(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p, align 4
  ret i32 %v
}
; constant_tag: correct -- the tag says that the memory is constant (tbaa Metadata)
define i32 @src_constant_tag(ptr %p, ptr %q) {
  %a = load i32, ptr %q, align 4, !tbaa !21
  store i32 15, ptr %p, align 4
  %b = load i32, ptr %q, align 4, !tbaa !21
  %c = sub i32 %a, %b
  ret i32 %c
}
define i32 @tgt_constant_tag(ptr %p, ptr %q) {
  %a = load i32, ptr %q, align 4, !tbaa !21
  store i32 15, ptr %p, align 4
  %c = sub i32 %a, %a
  ret i32 %c
}
; constant_tag_added: incorrect -- the source does not say that the memory is constant (tbaa Metadata)
define i32 @src_constant_tag_added(ptr addrspace(1) noundef dereferenceable(4) %p, i32 noundef %x) {
  %v = load i32, ptr addrspace(1) %p, align 4, !tbaa !15
  store i32 %x, ptr addrspace(1) %p, align 4
  ret i32 %v
}
define i32 @tgt_constant_tag_added(ptr addrspace(1) noundef dereferenceable(4) %p, i32 noundef %x) {
  %v = load i32, ptr addrspace(1) %p, align 4, !tbaa !21
  store i32 %x, ptr addrspace(1) %p, align 4
  ret i32 %v
}
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = distinct !{!2, !0}
!3 = !{!1}
!4 = !{!2}
!5 = !{!1, !2}
!10 = !{!"root"}
!11 = !{!"char", !10, i64 0}
!12 = !{!"int", !11, i64 0}
!13 = !{!"float", !11, i64 0}
!14 = !{!"pair", !12, i64 0, !13, i64 4}
!15 = !{!12, !12, i64 0}
!16 = !{!13, !13, i64 0}
!17 = !{!11, !11, i64 0}
!18 = !{!14, !12, i64 0}
!19 = !{!14, !13, i64 4}
!20 = !{}
!21 = !{!12, !12, i64 0, i64 1}
