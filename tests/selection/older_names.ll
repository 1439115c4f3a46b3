; Old names: loads of memory that stays, casts, rotations; masks of pointers; casts of vectors of pointers.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i8 @llvm.nvvm.ldg.global.i.i8.p1(ptr addrspace(1), i32)
define i8 @ldg_i8(ptr addrspace(1) %p) {
  %r = call i8 @llvm.nvvm.ldg.global.i.i8.p1(ptr addrspace(1) %p, i32 4)
  ret i8 %r
}
declare i8 @llvm.nvvm.ldu.global.i.i8.p1(ptr addrspace(1), i32)
define i8 @ldu_i8(ptr addrspace(1) %p) {
  %r = call i8 @llvm.nvvm.ldu.global.i.i8.p1(ptr addrspace(1) %p, i32 4)
  ret i8 %r
}
declare i16 @llvm.nvvm.ldg.global.i.i16.p1(ptr addrspace(1), i32)
define i16 @ldg_i16(ptr addrspace(1) %p) {
  %r = call i16 @llvm.nvvm.ldg.global.i.i16.p1(ptr addrspace(1) %p, i32 4)
  ret i16 %r
}
declare i16 @llvm.nvvm.ldu.global.i.i16.p1(ptr addrspace(1), i32)
define i16 @ldu_i16(ptr addrspace(1) %p) {
  %r = call i16 @llvm.nvvm.ldu.global.i.i16.p1(ptr addrspace(1) %p, i32 4)
  ret i16 %r
}
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
define i32 @ldg_i32(ptr addrspace(1) %p) {
  %r = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  ret i32 %r
}
declare i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1), i32)
define i32 @ldu_i32(ptr addrspace(1) %p) {
  %r = call i32 @llvm.nvvm.ldu.global.i.i32.p1(ptr addrspace(1) %p, i32 4)
  ret i32 %r
}
declare i64 @llvm.nvvm.ldg.global.i.i64.p1(ptr addrspace(1), i32)
define i64 @ldg_i64(ptr addrspace(1) %p) {
  %r = call i64 @llvm.nvvm.ldg.global.i.i64.p1(ptr addrspace(1) %p, i32 4)
  ret i64 %r
}
declare i64 @llvm.nvvm.ldu.global.i.i64.p1(ptr addrspace(1), i32)
define i64 @ldu_i64(ptr addrspace(1) %p) {
  %r = call i64 @llvm.nvvm.ldu.global.i.i64.p1(ptr addrspace(1) %p, i32 4)
  ret i64 %r
}
declare half @llvm.nvvm.ldg.global.f.f16.p1(ptr addrspace(1), i32)
define half @ldg_f16(ptr addrspace(1) %p) {
  %r = call half @llvm.nvvm.ldg.global.f.f16.p1(ptr addrspace(1) %p, i32 4)
  ret half %r
}
declare half @llvm.nvvm.ldu.global.f.f16.p1(ptr addrspace(1), i32)
define half @ldu_f16(ptr addrspace(1) %p) {
  %r = call half @llvm.nvvm.ldu.global.f.f16.p1(ptr addrspace(1) %p, i32 4)
  ret half %r
}
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1), i32)
define float @ldg_f32(ptr addrspace(1) %p) {
  %r = call float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) %p, i32 4)
  ret float %r
}
declare float @llvm.nvvm.ldu.global.f.f32.p1(ptr addrspace(1), i32)
define float @ldu_f32(ptr addrspace(1) %p) {
  %r = call float @llvm.nvvm.ldu.global.f.f32.p1(ptr addrspace(1) %p, i32 4)
  ret float %r
}
declare double @llvm.nvvm.ldg.global.f.f64.p1(ptr addrspace(1), i32)
define double @ldg_f64(ptr addrspace(1) %p) {
  %r = call double @llvm.nvvm.ldg.global.f.f64.p1(ptr addrspace(1) %p, i32 4)
  ret double %r
}
declare double @llvm.nvvm.ldu.global.f.f64.p1(ptr addrspace(1), i32)
define double @ldu_f64(ptr addrspace(1) %p) {
  %r = call double @llvm.nvvm.ldu.global.f.f64.p1(ptr addrspace(1) %p, i32 4)
  ret double %r
}
declare <2 x half> @llvm.nvvm.ldg.global.f.v2f16.p1(ptr addrspace(1), i32)
define <2 x half> @ldg_v2f16(ptr addrspace(1) %p) {
  %r = call <2 x half> @llvm.nvvm.ldg.global.f.v2f16.p1(ptr addrspace(1) %p, i32 4)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.ldu.global.f.v2f16.p1(ptr addrspace(1), i32)
define <2 x half> @ldu_v2f16(ptr addrspace(1) %p) {
  %r = call <2 x half> @llvm.nvvm.ldu.global.f.v2f16.p1(ptr addrspace(1) %p, i32 4)
  ret <2 x half> %r
}
declare <4 x float> @llvm.nvvm.ldg.global.f.v4f32.p1(ptr addrspace(1), i32)
define <4 x float> @ldg_v4f32(ptr addrspace(1) %p) {
  %r = call <4 x float> @llvm.nvvm.ldg.global.f.v4f32.p1(ptr addrspace(1) %p, i32 4)
  ret <4 x float> %r
}
declare <4 x float> @llvm.nvvm.ldu.global.f.v4f32.p1(ptr addrspace(1), i32)
define <4 x float> @ldu_v4f32(ptr addrspace(1) %p) {
  %r = call <4 x float> @llvm.nvvm.ldu.global.f.v4f32.p1(ptr addrspace(1) %p, i32 4)
  ret <4 x float> %r
}
declare ptr @llvm.nvvm.ldg.global.p.p.p1(ptr addrspace(1), i32)
define ptr @ldg_p(ptr addrspace(1) %p) {
  %r = call ptr @llvm.nvvm.ldg.global.p.p.p1(ptr addrspace(1) %p, i32 4)
  ret ptr %r
}
declare ptr @llvm.nvvm.ldu.global.p.p.p1(ptr addrspace(1), i32)
define ptr @ldu_p(ptr addrspace(1) %p) {
  %r = call ptr @llvm.nvvm.ldu.global.p.p.p1(ptr addrspace(1) %p, i32 4)
  ret ptr %r
}
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
define i32 @r32(i32 %a, i32 %n) {
  %r = call i32 @llvm.nvvm.rotate.b32(i32 %a, i32 %n)
  ret i32 %r
}
declare i64 @llvm.nvvm.rotate.b64(i64, i32)
define i64 @r64(i64 %a, i32 %n) {
  %r = call i64 @llvm.nvvm.rotate.b64(i64 %a, i32 %n)
  ret i64 %r
}
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)
define i64 @rr64(i64 %a, i32 %n) {
  %r = call i64 @llvm.nvvm.rotate.right.b64(i64 %a, i32 %n)
  ret i64 %r
}
declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)
define i64 @sw(i64 %a) {
  %r = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %a)
  ret i64 %r
}
define i64 @r64_by_5(i64 %a) {
  %r = call i64 @llvm.nvvm.rotate.b64(i64 %a, i32 5)
  ret i64 %r
}
declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1))
define i32 @there(ptr %p) {
  %q = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %p)
  %g = call ptr @llvm.nvvm.ptr.global.to.gen.p0.p1(ptr addrspace(1) %q)
  %a = load i32, ptr addrspace(1) %q
  %b = load i32, ptr %g
  %r = add i32 %a, %b
  ret i32 %r
}
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define i8 @masked(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 3
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %q, i64 -4)
  %r = load i8, ptr %m
  ret i8 %r
}
define i32 @cast_lanes(ptr addrspace(1) %p) {
  %v = insertelement <2 x ptr addrspace(1)> poison, ptr addrspace(1) %p, i32 0
  %q = getelementptr i32, ptr addrspace(1) %p, i64 1
  %w = insertelement <2 x ptr addrspace(1)> %v, ptr addrspace(1) %q, i32 1
  %g = addrspacecast <2 x ptr addrspace(1)> %w to <2 x ptr>
  %e = extractelement <2 x ptr> %g, i32 1
  %r = load i32, ptr %e
  ret i32 %r
}
define i32 @cast_back(ptr %p) {
  %v = insertelement <2 x ptr> poison, ptr %p, i32 0
  %w = insertelement <2 x ptr> %v, ptr %p, i32 1
  %g = addrspacecast <2 x ptr> %w to <2 x ptr addrspace(1)>
  %e = extractelement <2 x ptr addrspace(1)> %g, i32 1
  %r = load i32, ptr addrspace(1) %e
  ret i32 %r
}
