; Atomic operations whose names say the scope, and those from before atomicrmw.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
define i32 @add_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.add.gen.i.cta.i64.p0(ptr, i64)
define i64 @add_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.add.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr, i32)
define i32 @exch_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.exch.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr, i64)
define i64 @exch_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.exch.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr, i32)
define i32 @max_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.max.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.max.gen.i.cta.i64.p0(ptr, i64)
define i64 @max_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.max.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.min.gen.i.cta.i32.p0(ptr, i32)
define i32 @min_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.min.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.min.gen.i.cta.i64.p0(ptr, i64)
define i64 @min_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.min.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.and.gen.i.cta.i32.p0(ptr, i32)
define i32 @and_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.and.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.and.gen.i.cta.i64.p0(ptr, i64)
define i64 @and_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.and.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.or.gen.i.cta.i32.p0(ptr, i32)
define i32 @or_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.or.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.or.gen.i.cta.i64.p0(ptr, i64)
define i64 @or_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.or.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.xor.gen.i.cta.i32.p0(ptr, i32)
define i32 @xor_cta_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.xor.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.xor.gen.i.cta.i64.p0(ptr, i64)
define i64 @xor_cta_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.xor.gen.i.cta.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr, i32)
define i32 @inc_cta(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.inc.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i32 @llvm.nvvm.atomic.dec.gen.i.cta.i32.p0(ptr, i32)
define i32 @dec_cta(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.dec.gen.i.cta.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr, i32, i32)
define i32 @cas_cta_i32(ptr %p, i32 %c, i32 %v) {
  %d = freeze i32 %c
  %r = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %p, i32 %d, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.cas.gen.i.cta.i64.p0(ptr, i64, i64)
define i64 @cas_cta_i64(ptr %p, i64 %c, i64 %v) {
  %d = freeze i64 %c
  %r = call i64 @llvm.nvvm.atomic.cas.gen.i.cta.i64.p0(ptr %p, i64 %d, i64 %v)
  ret i64 %r
}
declare float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr, float)
define float @add_cta_f32(ptr %p, float %v) {
  %r = call float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr %p, float %v)
  ret float %r
}
declare double @llvm.nvvm.atomic.add.gen.f.cta.f64.p0(ptr, double)
define double @add_cta_f64(ptr %p, double %v) {
  %r = call double @llvm.nvvm.atomic.add.gen.f.cta.f64.p0(ptr %p, double %v)
  ret double %r
}
declare i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr, i32)
define i32 @add_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.add.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.add.gen.i.sys.i64.p0(ptr, i64)
define i64 @add_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.add.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr, i32)
define i32 @exch_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.exch.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.exch.gen.i.sys.i64.p0(ptr, i64)
define i64 @exch_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.exch.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.max.gen.i.sys.i32.p0(ptr, i32)
define i32 @max_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.max.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.max.gen.i.sys.i64.p0(ptr, i64)
define i64 @max_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.max.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr, i32)
define i32 @min_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.min.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.min.gen.i.sys.i64.p0(ptr, i64)
define i64 @min_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.min.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.and.gen.i.sys.i32.p0(ptr, i32)
define i32 @and_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.and.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.and.gen.i.sys.i64.p0(ptr, i64)
define i64 @and_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.and.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.or.gen.i.sys.i32.p0(ptr, i32)
define i32 @or_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.or.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.or.gen.i.sys.i64.p0(ptr, i64)
define i64 @or_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.or.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.xor.gen.i.sys.i32.p0(ptr, i32)
define i32 @xor_sys_i32(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.xor.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.xor.gen.i.sys.i64.p0(ptr, i64)
define i64 @xor_sys_i64(ptr %p, i64 %v) {
  %r = call i64 @llvm.nvvm.atomic.xor.gen.i.sys.i64.p0(ptr %p, i64 %v)
  ret i64 %r
}
declare i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr, i32)
define i32 @inc_sys(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i32 @llvm.nvvm.atomic.dec.gen.i.sys.i32.p0(ptr, i32)
define i32 @dec_sys(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.dec.gen.i.sys.i32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr, i32, i32)
define i32 @cas_sys_i32(ptr %p, i32 %c, i32 %v) {
  %d = freeze i32 %c
  %r = call i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr %p, i32 %d, i32 %v)
  ret i32 %r
}
declare i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr, i64, i64)
define i64 @cas_sys_i64(ptr %p, i64 %c, i64 %v) {
  %d = freeze i64 %c
  %r = call i64 @llvm.nvvm.atomic.cas.gen.i.sys.i64.p0(ptr %p, i64 %d, i64 %v)
  ret i64 %r
}
declare float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr, float)
define float @add_sys_f32(ptr %p, float %v) {
  %r = call float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr %p, float %v)
  ret float %r
}
declare double @llvm.nvvm.atomic.add.gen.f.sys.f64.p0(ptr, double)
define double @add_sys_f64(ptr %p, double %v) {
  %r = call double @llvm.nvvm.atomic.add.gen.f.sys.f64.p0(ptr %p, double %v)
  ret double %r
}
declare float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1), float)
define float @load_add_f32(ptr addrspace(1) %p, float %v) {
  %r = call float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1) %p, float %v)
  ret float %r
}
declare double @llvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1), double)
define double @load_add_f64(ptr addrspace(1) %p, double %v) {
  %r = call double @llvm.nvvm.atomic.load.add.f64.p1(ptr addrspace(1) %p, double %v)
  ret double %r
}
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
define i32 @load_inc(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p, i32 %v)
  ret i32 %r
}
declare i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr, i32)
define i32 @load_dec(ptr %p, i32 %v) {
  %r = call i32 @llvm.nvvm.atomic.load.dec.32.p0(ptr %p, i32 %v)
  ret i32 %r
}
