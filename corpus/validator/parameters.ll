target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; noundef_added: incorrect -- poison is undefined in the target (noundef)
define i8 @src_noundef_added(i8 %x) {
  ret i8 %x
}
define i8 @tgt_noundef_added(i8 noundef %x) {
  ret i8 %x
}
; align_added: incorrect -- a pointer that is not aligned is poison in the target (align)
define ptr addrspace(1) @src_align_added(ptr addrspace(1) %p) {
  ret ptr addrspace(1) %p
}
define ptr addrspace(1) @tgt_align_added(ptr addrspace(1) align 16 %p) {
  ret ptr addrspace(1) %p
}
; noalias_added: incorrect -- the two pointers may be one (noalias)
define i32 @src_noalias_added(ptr %p, ptr %q) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt_noalias_added(ptr noalias %p, ptr %q) {
  store i32 1, ptr %p, align 4
  store i32 2, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
; writeonly_added: incorrect -- the target reads through it (writeonly)
define i16 @src_writeonly_added(ptr addrspace(3) %p) {
  %v = load i16, ptr addrspace(3) %p, align 2
  ret i16 %v
}
define i16 @tgt_writeonly_added(ptr addrspace(3) writeonly %p) {
  %v = load i16, ptr addrspace(3) %p, align 2
  ret i16 %v
}
; readonly_true: correct -- the body only reads (readonly)
define i16 @src_readonly_true(ptr %p) {
  %v = load i16, ptr %p, align 2
  ret i16 %v
}
define i16 @tgt_readonly_true(ptr readonly captures(none) %p) {
  %v = load i16, ptr %p, align 2
  ret i16 %v
}
; returned_added: incorrect -- the result is another value (returned)
define i64 @src_returned_added(i64 %x, i64 %y) {
  ret i64 %y
}
define i64 @tgt_returned_added(i64 returned %x, i64 %y) {
  ret i64 %y
}
; nofree_added: incorrect -- the target frees the memory (nofree)
define void @src_nofree_added(ptr %p) {
  call void @drop(ptr %p)
  ret void
}
define void @tgt_nofree_added(ptr nofree %p) {
  call void @drop(ptr %p)
  ret void
}
; dropped: correct -- the target promises less (Parameter Attributes)
define i32 @src_dropped(ptr noalias nonnull readonly align 4 dereferenceable(4) captures(none) %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt_dropped(ptr %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
; dereferenceable_used: correct -- a load may be introduced (dereferenceable)
define i32 @src_dereferenceable_used(ptr noalias readonly dereferenceable(8) align 8 %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p, align 4
  ret i32 %v
b:
  ret i32 0
}
define i32 @tgt_dereferenceable_used(ptr noalias readonly dereferenceable(8) align 8 %p, i1 noundef %c) {
  %v = load i32, ptr %p, align 4
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}
; store_introduced: incorrect -- memory that is not writable is written (writable)
define void @src_store_introduced(ptr dereferenceable(2) noalias align 2 %p, i1 noundef %c, i16 %x) {
  br i1 %c, label %w, label %e
w:
  store i16 %x, ptr %p, align 2
  ret void
e:
  ret void
}
define void @tgt_store_introduced(ptr dereferenceable(2) noalias align 2 %p, i1 noundef %c, i16 %x) {
  %o = load i16, ptr %p, align 2
  %n = select i1 %c, i16 %x, i16 %o
  store i16 %n, ptr %p, align 2
  ret void
}
; initializes_added: incorrect -- the bytes are undefined at return in the target (initializes)
define void @src_initializes_added(ptr %p) {
  ret void
}
define void @tgt_initializes_added(ptr initializes((0, 4)) %p) {
  ret void
}
; dead_on_return_added: incorrect -- the caller reads what was stored (dead_on_return)
define void @src_dead_on_return_added(ptr %p) {
  store i64 4, ptr %p, align 8
  ret void
}
define void @tgt_dead_on_return_added(ptr dead_on_return %p) {
  store i64 4, ptr %p, align 8
  ret void
}
; dead_on_return_loaded: incorrect -- the value is read before the return (dead_on_return)
define i64 @src_dead_on_return_loaded(ptr dead_on_return %p, i64 noundef %x) {
  store i64 %x, ptr %p, align 8
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
define i64 @tgt_dead_on_return_loaded(ptr dead_on_return %p, i64 noundef %x) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}
; range_added: incorrect -- poison outside of the range (range (attribute))
define <2 x i32> @src_range_added(<2 x i32> %x) {
  ret <2 x i32> %x
}
define <2 x i32> @tgt_range_added(<2 x i32> range(i32 0, 8) %x) {
  ret <2 x i32> %x
}
; nofpclass_used: correct -- no NaN: equal to itself (nofpclass)
define i1 @src_nofpclass_used(double nofpclass(nan) %x) {
  %c = fcmp oeq double %x, %x
  ret i1 %c
}
define i1 @tgt_nofpclass_used(double nofpclass(nan) %x) {
  ret i1 true
}
declare void @drop(ptr)
; sret_is_aligned: correct -- a callee may assume that the result's memory is properly aligned (sret)
define void @src_sret_is_aligned(ptr sret({ i64, i32 }) %p) {
  store i64 1, ptr %p, align 1
  ret void
}
define void @tgt_sret_is_aligned(ptr sret({ i64, i32 }) %p) {
  store i64 1, ptr %p, align 8
  ret void
}
; sret_states_its_alignment: incorrect -- the alignment that is stated is the one there is (sret, align)
define void @src_sret_states_its_alignment(ptr sret({ i64, i32 }) align 1 %p) {
  store i64 1, ptr %p, align 1
  ret void
}
define void @tgt_sret_states_its_alignment(ptr sret({ i64, i32 }) align 1 %p) {
  store i64 1, ptr %p, align 8
  ret void
}
; sret_is_there: correct -- loads from the result's memory do not trap (sret)
define void @src_sret_is_there(ptr sret(i32) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  call void @shown(i32 %v)
  ret void
b:
  ret void
}
define void @tgt_sret_is_there(ptr sret(i32) %p, i1 noundef %c) {
  %v = load i32, ptr %p
  br i1 %c, label %a, label %b
a:
  call void @shown(i32 %v)
  ret void
b:
  ret void
}
declare void @shown(i32)
; byval_copy_aligned: correct -- the callee's copy lies at the stated alignment, and so does what is passed (byval)
declare void @byval_seen(ptr)
define internal void @byval_callee(ptr byval([3 x i32]) align 64 %b) {
  call void @byval_seen(ptr %b)
  ret void
}
define void @src_byval_copy_aligned() {
  %s = alloca [3 x i32], align 4
  call void @byval_callee(ptr byval([3 x i32]) align 64 %s)
  ret void
}
define void @tgt_byval_copy_aligned() {
  %s = alloca [3 x i32], align 4
  %s1 = alloca [3 x i32], align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %s1, ptr align 64 %s, i64 12, i1 false)
  call void @byval_seen(ptr %s1)
  ret void
}
; noalias_and_pointer_in_memory: correct -- a pointer in memory at entry leads nowhere that the parameter leads to and that is written (noalias)
define i32 @src_noalias_and_pointer_in_memory(ptr %in, ptr noalias %a) {
  store i32 55, ptr %a, align 4
  %l = load ptr, ptr %in, align 8
  %v = load i32, ptr %l, align 4
  ret i32 %v
}
define i32 @tgt_noalias_and_pointer_in_memory(ptr %in, ptr noalias %a) {
  %l = load ptr, ptr %in, align 8
  %v = load i32, ptr %l, align 4
  store i32 55, ptr %a, align 4
  ret i32 %v
}
