target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; nosync_added: incorrect -- the body synchronises (nosync)
define void @src_nosync_added(ptr %p) {
  fence seq_cst
  ret void
}
define void @tgt_nosync_added(ptr %p) nosync {
  fence seq_cst
  ret void
}
; memory_read_added: incorrect -- the body writes (memory(...))
define void @src_memory_read_added(ptr %p) {
  store i8 1, ptr %p
  ret void
}
define void @tgt_memory_read_added(ptr %p) memory(read) {
  store i8 1, ptr %p
  ret void
}
; memory_argmem_true: correct -- the body writes through its parameter only (memory(...))
define void @src_memory_argmem_true(ptr %p) {
  store i8 1, ptr %p
  ret void
}
define void @tgt_memory_argmem_true(ptr %p) memory(argmem: write) nosync nofree norecurse nounwind willreturn {
  store i8 1, ptr %p
  ret void
}
; nounwind_unknown: incorrect -- the callee may unwind (nounwind)
define void @src_nounwind_unknown() {
  call void @any()
  ret void
}
define void @tgt_nounwind_unknown() nounwind {
  call void @any()
  ret void
}
; nofree_unknown: incorrect -- the callee may free (nofree)
define void @src_nofree_unknown(ptr %p) {
  call void @take(ptr %p)
  ret void
}
define void @tgt_nofree_unknown(ptr %p) nofree {
  call void @take(ptr %p)
  ret void
}
; norecurse_unknown: incorrect -- the callee may call the function (norecurse)
define void @src_norecurse_unknown() {
  call void @any()
  ret void
}
define void @tgt_norecurse_unknown() norecurse {
  call void @any()
  ret void
}
; convergent_dropped_body: incorrect -- the body has a barrier (convergent)
define void @src_convergent_dropped_body() convergent {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
define void @tgt_convergent_dropped_body() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}
; inline_hints: correct -- they say nothing of the meaning (inlinehint)
define i32 @src_inline_hints(i32 %x) {
  ret i32 %x
}
define i32 @tgt_inline_hints(i32 %x) inlinehint minsize optsize {
  ret i32 %x
}
; speculatable_added: incorrect -- the body divides (speculatable)
define i32 @src_speculatable_added(i32 noundef %x) {
  %r = udiv i32 7, %x
  ret i32 %r
}
define i32 @tgt_speculatable_added(i32 noundef %x) speculatable {
  %r = udiv i32 7, %x
  ret i32 %r
}
; denormal_licence_added: incorrect -- a denormal result may be flushed in the target ("denormal-fp-math")
define float @src_denormal_licence_added(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
define float @tgt_denormal_licence_added(float %a, float %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fadd float %a, %b
  ret float %r
}
; denormal_double_unaffected: correct -- the mode of float is none of double ("denormal-fp-math")
define double @src_denormal_double_unaffected(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}
define double @tgt_denormal_double_unaffected(double %a, double %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fadd double %a, %b
  ret double %r
}
declare void @any()
declare void @take(ptr)
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
; norecurse_of_a_caller: correct -- what it calls calls nobody, whatever that says of itself (norecurse)
define void @src_norecurse_of_a_caller() {
  call void @calls_nobody()
  ret void
}
define void @tgt_norecurse_of_a_caller() norecurse {
  call void @calls_nobody()
  ret void
}
; norecurse_of_a_callee_elsewhere: incorrect -- it may call its caller, which comes back without calling it again (norecurse)
define void @src_norecurse_of_a_callee_elsewhere(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @elsewhere()
  ret void
b:
  ret void
}
define void @tgt_norecurse_of_a_callee_elsewhere(i1 %c) norecurse {
  br i1 %c, label %a, label %b
a:
  call void @elsewhere()
  ret void
b:
  ret void
}
declare void @elsewhere() norecurse
; nosync_of_a_fill: correct -- no thread synchronises by a memset that is not volatile (nosync)
define void @src_nosync_of_a_fill(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  ret void
}
define void @tgt_nosync_of_a_fill(ptr %p) nosync {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 false)
  ret void
}
define void @calls_nobody() {
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; reads_constants: correct -- of constants nothing is written, so that who reads them reads no memory that anybody changes
define i32 @src_reads_constants(ptr addrspace(4) %p) {
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}
define i32 @tgt_reads_constants(ptr addrspace(4) %p) memory(none) {
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}

; reads_shared: incorrect -- memory that may be written is memory
define i32 @src_reads_shared(ptr addrspace(3) %p) {
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}
define i32 @tgt_reads_shared(ptr addrspace(3) %p) memory(none) {
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}
