; Atomic operations on bytes and on 16 bits, floats of 16 bits among them.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i8 @xchg_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw xchg ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @add_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw add ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @sub_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw sub ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @and_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw and ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @nand_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw nand ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @or_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw or ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @xor_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw xor ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @max_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw max ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @min_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw min ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @umax_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw umax ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @umin_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw umin ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @uinc_wrap_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw uinc_wrap ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @udec_wrap_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw udec_wrap ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @usub_cond_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw usub_cond ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i8 @usub_sat_i8(ptr align 4 dereferenceable(8) %p, i8 %v) {
  %q = getelementptr i8, ptr %p, i64 3
  %r = atomicrmw usub_sat ptr %q, i8 %v seq_cst
  ret i8 %r
}
define i1 @swap_i8(ptr align 4 dereferenceable(8) %p, i8 %a, i8 %b) {
  %q = getelementptr i8, ptr %p, i64 1
  %r = cmpxchg ptr %q, i8 %a, i8 %b acq_rel monotonic
  %s = extractvalue { i8, i1 } %r, 1
  ret i1 %s
}
define i8 @swap_same_i8(ptr align 4 dereferenceable(8) %p, i8 %b) {
  %a = load i8, ptr %p
  %r = cmpxchg ptr %p, i8 %a, i8 %b seq_cst seq_cst
  %s = extractvalue { i8, i1 } %r, 0
  %o = extractvalue { i8, i1 } %r, 1
  %z = zext i1 %o to i8
  %t = add i8 %s, %z
  ret i8 %t
}
define i16 @xchg_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw xchg ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @add_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw add ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @sub_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw sub ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @and_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw and ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @nand_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw nand ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @or_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw or ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @xor_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw xor ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @max_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw max ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @min_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw min ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @umax_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw umax ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @umin_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw umin ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @uinc_wrap_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw uinc_wrap ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @udec_wrap_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw udec_wrap ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @usub_cond_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw usub_cond ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i16 @usub_sat_i16(ptr align 4 dereferenceable(8) %p, i16 %v) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = atomicrmw usub_sat ptr %q, i16 %v seq_cst
  ret i16 %r
}
define i1 @swap_i16(ptr align 4 dereferenceable(8) %p, i16 %a, i16 %b) {
  %q = getelementptr i8, ptr %p, i64 2
  %r = cmpxchg ptr %q, i16 %a, i16 %b acq_rel monotonic
  %s = extractvalue { i16, i1 } %r, 1
  ret i1 %s
}
define i16 @swap_same_i16(ptr align 4 dereferenceable(8) %p, i16 %b) {
  %a = load i16, ptr %p
  %r = cmpxchg ptr %p, i16 %a, i16 %b seq_cst seq_cst
  %s = extractvalue { i16, i1 } %r, 0
  %o = extractvalue { i16, i1 } %r, 1
  %z = zext i1 %o to i16
  %t = add i16 %s, %z
  ret i16 %t
}
define i32 @udec_wrap_i32(ptr align 8 dereferenceable(8) %p, i32 %v) {
  %r = atomicrmw udec_wrap ptr %p, i32 %v monotonic
  ret i32 %r
}
define i32 @uinc_wrap_i32(ptr align 8 dereferenceable(8) %p, i32 %v) {
  %r = atomicrmw uinc_wrap ptr %p, i32 %v monotonic
  ret i32 %r
}
define i32 @usub_cond_i32(ptr align 8 dereferenceable(8) %p, i32 %v) {
  %r = atomicrmw usub_cond ptr %p, i32 %v monotonic
  ret i32 %r
}
define i32 @usub_sat_i32(ptr align 8 dereferenceable(8) %p, i32 %v) {
  %r = atomicrmw usub_sat ptr %p, i32 %v monotonic
  ret i32 %r
}
define i32 @nand_i32(ptr align 8 dereferenceable(8) %p, i32 %v) {
  %r = atomicrmw nand ptr %p, i32 %v monotonic
  ret i32 %r
}
define i64 @udec_wrap_i64(ptr align 8 dereferenceable(8) %p, i64 %v) {
  %r = atomicrmw udec_wrap ptr %p, i64 %v monotonic
  ret i64 %r
}
define i64 @uinc_wrap_i64(ptr align 8 dereferenceable(8) %p, i64 %v) {
  %r = atomicrmw uinc_wrap ptr %p, i64 %v monotonic
  ret i64 %r
}
define i64 @usub_cond_i64(ptr align 8 dereferenceable(8) %p, i64 %v) {
  %r = atomicrmw usub_cond ptr %p, i64 %v monotonic
  ret i64 %r
}
define i64 @usub_sat_i64(ptr align 8 dereferenceable(8) %p, i64 %v) {
  %r = atomicrmw usub_sat ptr %p, i64 %v monotonic
  ret i64 %r
}
define i64 @nand_i64(ptr align 8 dereferenceable(8) %p, i64 %v) {
  %r = atomicrmw nand ptr %p, i64 %v monotonic
  ret i64 %r
}
define half @fadd_half(ptr align 8 dereferenceable(8) %p, half %v) {
  %r = atomicrmw fadd ptr %p, half %v monotonic
  ret half %r
}
define half @fsub_half(ptr align 8 dereferenceable(8) %p, half %v) {
  %r = atomicrmw fsub ptr %p, half %v monotonic
  ret half %r
}
define half @fmax_half(ptr align 8 dereferenceable(8) %p, half %v) {
  %r = atomicrmw fmax ptr %p, half %v monotonic
  ret half %r
}
define half @fmin_half(ptr align 8 dereferenceable(8) %p, half %v) {
  %r = atomicrmw fmin ptr %p, half %v monotonic
  ret half %r
}
define half @xchg_half(ptr align 8 dereferenceable(8) %p, half %v) {
  %r = atomicrmw xchg ptr %p, half %v monotonic
  ret half %r
}
define bfloat @fadd_bfloat(ptr align 8 dereferenceable(8) %p, bfloat %v) {
  %r = atomicrmw fadd ptr %p, bfloat %v monotonic
  ret bfloat %r
}
define bfloat @fsub_bfloat(ptr align 8 dereferenceable(8) %p, bfloat %v) {
  %r = atomicrmw fsub ptr %p, bfloat %v monotonic
  ret bfloat %r
}
define bfloat @fmax_bfloat(ptr align 8 dereferenceable(8) %p, bfloat %v) {
  %r = atomicrmw fmax ptr %p, bfloat %v monotonic
  ret bfloat %r
}
define bfloat @fmin_bfloat(ptr align 8 dereferenceable(8) %p, bfloat %v) {
  %r = atomicrmw fmin ptr %p, bfloat %v monotonic
  ret bfloat %r
}
define bfloat @xchg_bfloat(ptr align 8 dereferenceable(8) %p, bfloat %v) {
  %r = atomicrmw xchg ptr %p, bfloat %v monotonic
  ret bfloat %r
}
define float @fadd_float(ptr align 8 dereferenceable(8) %p, float %v) {
  %r = atomicrmw fadd ptr %p, float %v monotonic
  ret float %r
}
define float @fsub_float(ptr align 8 dereferenceable(8) %p, float %v) {
  %r = atomicrmw fsub ptr %p, float %v monotonic
  ret float %r
}
define float @fmax_float(ptr align 8 dereferenceable(8) %p, float %v) {
  %r = atomicrmw fmax ptr %p, float %v monotonic
  ret float %r
}
define float @fmin_float(ptr align 8 dereferenceable(8) %p, float %v) {
  %r = atomicrmw fmin ptr %p, float %v monotonic
  ret float %r
}
define float @xchg_float(ptr align 8 dereferenceable(8) %p, float %v) {
  %r = atomicrmw xchg ptr %p, float %v monotonic
  ret float %r
}
define double @fadd_double(ptr align 8 dereferenceable(8) %p, double %v) {
  %r = atomicrmw fadd ptr %p, double %v monotonic
  ret double %r
}
define double @fsub_double(ptr align 8 dereferenceable(8) %p, double %v) {
  %r = atomicrmw fsub ptr %p, double %v monotonic
  ret double %r
}
define double @fmax_double(ptr align 8 dereferenceable(8) %p, double %v) {
  %r = atomicrmw fmax ptr %p, double %v monotonic
  ret double %r
}
define double @fmin_double(ptr align 8 dereferenceable(8) %p, double %v) {
  %r = atomicrmw fmin ptr %p, double %v monotonic
  ret double %r
}
define double @xchg_double(ptr align 8 dereferenceable(8) %p, double %v) {
  %r = atomicrmw xchg ptr %p, double %v monotonic
  ret double %r
}
@bytes = addrspace(3) global [64 x i8] poison, align 1
define ptx_kernel void @counted(ptr addrspace(1) align 4 dereferenceable(64) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %few = and i32 %t, 7
  %i = zext i32 %few to i64
  %p = getelementptr i8, ptr addrspace(1) %out, i64 %i
  %r = atomicrmw add ptr addrspace(1) %p, i8 1 monotonic
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
