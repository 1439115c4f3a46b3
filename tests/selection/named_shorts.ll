; Arithmetic of formats of 16 bits, by the names of NVVM.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare half @llvm.nvvm.fma.rn.f16(half, half, half)
define half @fma.rn.f16(half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.f16(half %a0, half %a1, half %a2)
  ret half %r
}
declare half @llvm.nvvm.fma.rn.ftz.f16(half, half, half)
define half @fma.rn.ftz.f16(half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.ftz.f16(half %a0, half %a1, half %a2)
  ret half %r
}
declare half @llvm.nvvm.fma.rn.sat.f16(half, half, half)
define half @fma.rn.sat.f16(half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.sat.f16(half %a0, half %a1, half %a2)
  ret half %r
}
declare half @llvm.nvvm.fma.rn.ftz.sat.f16(half, half, half)
define half @fma.rn.ftz.sat.f16(half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.ftz.sat.f16(half %a0, half %a1, half %a2)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half>, <2 x half>, <2 x half>)
define <2 x half> @fma.rn.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half>, <2 x half>, <2 x half>)
define <2 x half> @fma.rn.ftz.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fma.rn.sat.f16x2(<2 x half>, <2 x half>, <2 x half>)
define <2 x half> @fma.rn.sat.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.sat.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fma.rn.ftz.sat.f16x2(<2 x half>, <2 x half>, <2 x half>)
define <2 x half> @fma.rn.ftz.sat.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.sat.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  ret <2 x half> %r
}
declare bfloat @llvm.nvvm.abs.bf16(bfloat)
define bfloat @abs.bf16(bfloat %a0) {
  %r = call bfloat @llvm.nvvm.abs.bf16(bfloat %a0)
  ret bfloat %r
}
declare <2 x bfloat> @llvm.nvvm.abs.bf16x2(<2 x bfloat>)
define <2 x bfloat> @abs.bf16x2(<2 x bfloat> %a0) {
  %r = call <2 x bfloat> @llvm.nvvm.abs.bf16x2(<2 x bfloat> %a0)
  ret <2 x bfloat> %r
}
declare bfloat @llvm.nvvm.neg.bf16(bfloat)
define bfloat @neg.bf16(bfloat %a0) {
  %r = call bfloat @llvm.nvvm.neg.bf16(bfloat %a0)
  ret bfloat %r
}
declare <2 x bfloat> @llvm.nvvm.neg.bf16x2(<2 x bfloat>)
define <2 x bfloat> @neg.bf16x2(<2 x bfloat> %a0) {
  %r = call <2 x bfloat> @llvm.nvvm.neg.bf16x2(<2 x bfloat> %a0)
  ret <2 x bfloat> %r
}
declare float @llvm.nvvm.fmin.nan.f(float, float)
define float @fmin.nan.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmin.nan.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmin.ftz.nan.f(float, float)
define float @fmin.ftz.nan.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmin.ftz.nan.f(float %a0, float %a1)
  ret float %r
}
declare half @llvm.nvvm.fmin.f16(half, half)
define half @fmin.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmin.ftz.f16(half, half)
define half @fmin.ftz.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmin.nan.f16(half, half)
define half @fmin.nan.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.nan.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmin.ftz.nan.f16(half, half)
define half @fmin.ftz.nan.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.nan.f16(half %a0, half %a1)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmin.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.ftz.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.nan.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.ftz.nan.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare bfloat @llvm.nvvm.fmin.bf16(bfloat, bfloat)
define bfloat @fmin.bf16(bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmin.bf16(bfloat %a0, bfloat %a1)
  ret bfloat %r
}
declare bfloat @llvm.nvvm.fmin.nan.bf16(bfloat, bfloat)
define bfloat @fmin.nan.bf16(bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmin.nan.bf16(bfloat %a0, bfloat %a1)
  ret bfloat %r
}
declare <2 x bfloat> @llvm.nvvm.fmin.bf16x2(<2 x bfloat>, <2 x bfloat>)
define <2 x bfloat> @fmin.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmin.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.nvvm.fmin.nan.bf16x2(<2 x bfloat>, <2 x bfloat>)
define <2 x bfloat> @fmin.nan.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmin.nan.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  ret <2 x bfloat> %r
}
declare float @llvm.nvvm.fmax.nan.f(float, float)
define float @fmax.nan.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmax.nan.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmax.ftz.nan.f(float, float)
define float @fmax.ftz.nan.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmax.ftz.nan.f(float %a0, float %a1)
  ret float %r
}
declare half @llvm.nvvm.fmax.f16(half, half)
define half @fmax.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmax.ftz.f16(half, half)
define half @fmax.ftz.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmax.nan.f16(half, half)
define half @fmax.nan.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.nan.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmax.ftz.nan.f16(half, half)
define half @fmax.ftz.nan.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.nan.f16(half %a0, half %a1)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmax.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.ftz.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmax.nan.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.nan.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.ftz.nan.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.nan.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare bfloat @llvm.nvvm.fmax.bf16(bfloat, bfloat)
define bfloat @fmax.bf16(bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmax.bf16(bfloat %a0, bfloat %a1)
  ret bfloat %r
}
declare bfloat @llvm.nvvm.fmax.nan.bf16(bfloat, bfloat)
define bfloat @fmax.nan.bf16(bfloat %a0, bfloat %a1) {
  %r = call bfloat @llvm.nvvm.fmax.nan.bf16(bfloat %a0, bfloat %a1)
  ret bfloat %r
}
declare <2 x bfloat> @llvm.nvvm.fmax.bf16x2(<2 x bfloat>, <2 x bfloat>)
define <2 x bfloat> @fmax.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmax.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.nvvm.fmax.nan.bf16x2(<2 x bfloat>, <2 x bfloat>)
define <2 x bfloat> @fmax.nan.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.fmax.nan.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1)
  ret <2 x bfloat> %r
}
declare half @llvm.nvvm.fma.rn.relu.f16(half, half, half)
define half @fma.rn.relu.f16(half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.relu.f16(half %a0, half %a1, half %a2)
  ret half %r
}
declare half @llvm.nvvm.fma.rn.ftz.relu.f16(half, half, half)
define half @fma.rn.ftz.relu.f16(half %a0, half %a1, half %a2) {
  %r = call half @llvm.nvvm.fma.rn.ftz.relu.f16(half %a0, half %a1, half %a2)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half>, <2 x half>, <2 x half>)
define <2 x half> @fma.rn.relu.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.relu.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fma.rn.ftz.relu.f16x2(<2 x half>, <2 x half>, <2 x half>)
define <2 x half> @fma.rn.ftz.relu.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2) {
  %r = call <2 x half> @llvm.nvvm.fma.rn.ftz.relu.f16x2(<2 x half> %a0, <2 x half> %a1, <2 x half> %a2)
  ret <2 x half> %r
}
declare bfloat @llvm.nvvm.fma.rn.bf16(bfloat, bfloat, bfloat)
define bfloat @fma.rn.bf16(bfloat %a0, bfloat %a1, bfloat %a2) {
  %r = call bfloat @llvm.nvvm.fma.rn.bf16(bfloat %a0, bfloat %a1, bfloat %a2)
  ret bfloat %r
}
declare bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat, bfloat, bfloat)
define bfloat @fma.rn.relu.bf16(bfloat %a0, bfloat %a1, bfloat %a2) {
  %r = call bfloat @llvm.nvvm.fma.rn.relu.bf16(bfloat %a0, bfloat %a1, bfloat %a2)
  ret bfloat %r
}
declare <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
define <2 x bfloat> @fma.rn.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2) {
  %r = call <2 x bfloat> @llvm.nvvm.fma.rn.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(<2 x bfloat>, <2 x bfloat>, <2 x bfloat>)
define <2 x bfloat> @fma.rn.relu.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2) {
  %r = call <2 x bfloat> @llvm.nvvm.fma.rn.relu.bf16x2(<2 x bfloat> %a0, <2 x bfloat> %a1, <2 x bfloat> %a2)
  ret <2 x bfloat> %r
}
declare half @llvm.nvvm.fmin.xorsign.abs.f16(half, half)
define half @fmin.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmin.ftz.xorsign.abs.f16(half, half)
define half @fmin.ftz.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmin.nan.xorsign.abs.f16(half, half)
define half @fmin.nan.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.nan.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16(half, half)
define half @fmin.ftz.nan.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmin.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmin.ftz.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.ftz.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmin.nan.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmin.ftz.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16, i16)
define i16 @fmin.xorsign.abs.bf16(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}
declare i16 @llvm.nvvm.fmin.nan.xorsign.abs.bf16(i16, i16)
define i16 @fmin.nan.xorsign.abs.bf16(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmin.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}
declare i32 @llvm.nvvm.fmin.xorsign.abs.bf16x2(i32, i32)
define i32 @fmin.xorsign.abs.bf16x2(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}
declare i32 @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(i32, i32)
define i32 @fmin.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmin.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}
declare float @llvm.nvvm.fmin.xorsign.abs.f(float, float)
define float @fmin.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmin.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmin.ftz.xorsign.abs.f(float, float)
define float @fmin.ftz.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmin.ftz.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmin.nan.xorsign.abs.f(float, float)
define float @fmin.nan.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmin.nan.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f(float, float)
define float @fmin.ftz.nan.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmin.ftz.nan.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare half @llvm.nvvm.fmax.xorsign.abs.f16(half, half)
define half @fmax.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmax.ftz.xorsign.abs.f16(half, half)
define half @fmax.ftz.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmax.nan.xorsign.abs.f16(half, half)
define half @fmax.nan.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.nan.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare half @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16(half, half)
define half @fmax.ftz.nan.xorsign.abs.f16(half %a0, half %a1) {
  %r = call half @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16(half %a0, half %a1)
  ret half %r
}
declare <2 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmax.ftz.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.ftz.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmax.nan.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16x2(<2 x half>, <2 x half>)
define <2 x half> @fmax.ftz.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1) {
  %r = call <2 x half> @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f16x2(<2 x half> %a0, <2 x half> %a1)
  ret <2 x half> %r
}
declare i16 @llvm.nvvm.fmax.xorsign.abs.bf16(i16, i16)
define i16 @fmax.xorsign.abs.bf16(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}
declare i16 @llvm.nvvm.fmax.nan.xorsign.abs.bf16(i16, i16)
define i16 @fmax.nan.xorsign.abs.bf16(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.nvvm.fmax.nan.xorsign.abs.bf16(i16 %a0, i16 %a1)
  ret i16 %r
}
declare i32 @llvm.nvvm.fmax.xorsign.abs.bf16x2(i32, i32)
define i32 @fmax.xorsign.abs.bf16x2(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}
declare i32 @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(i32, i32)
define i32 @fmax.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.nvvm.fmax.nan.xorsign.abs.bf16x2(i32 %a0, i32 %a1)
  ret i32 %r
}
declare float @llvm.nvvm.fmax.xorsign.abs.f(float, float)
define float @fmax.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmax.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmax.ftz.xorsign.abs.f(float, float)
define float @fmax.ftz.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmax.ftz.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmax.nan.xorsign.abs.f(float, float)
define float @fmax.nan.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmax.nan.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare float @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f(float, float)
define float @fmax.ftz.nan.xorsign.abs.f(float %a0, float %a1) {
  %r = call float @llvm.nvvm.fmax.ftz.nan.xorsign.abs.f(float %a0, float %a1)
  ret float %r
}
declare half @llvm.nvvm.ex2.approx.f16(half)
define half @ex2.approx.f16(half %a0) {
  %r = call half @llvm.nvvm.ex2.approx.f16(half %a0)
  ret half %r
}
declare <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half>)
define <2 x half> @ex2.approx.f16x2(<2 x half> %a0) {
  %r = call <2 x half> @llvm.nvvm.ex2.approx.f16x2(<2 x half> %a0)
  ret <2 x half> %r
}
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float, float)
define <2 x bfloat> @ff2bf16x2.rn(float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn(float %a0, float %a1)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn.relu(float, float)
define <2 x bfloat> @ff2bf16x2.rn.relu(float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rn.relu(float %a0, float %a1)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz(float, float)
define <2 x bfloat> @ff2bf16x2.rz(float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz(float %a0, float %a1)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz.relu(float, float)
define <2 x bfloat> @ff2bf16x2.rz.relu(float %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.nvvm.ff2bf16x2.rz.relu(float %a0, float %a1)
  ret <2 x bfloat> %r
}
declare <2 x half> @llvm.nvvm.ff2f16x2.rn(float, float)
define <2 x half> @ff2f16x2.rn(float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rn(float %a0, float %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float, float)
define <2 x half> @ff2f16x2.rn.relu(float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rn.relu(float %a0, float %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.ff2f16x2.rz(float, float)
define <2 x half> @ff2f16x2.rz(float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rz(float %a0, float %a1)
  ret <2 x half> %r
}
declare <2 x half> @llvm.nvvm.ff2f16x2.rz.relu(float, float)
define <2 x half> @ff2f16x2.rz.relu(float %a0, float %a1) {
  %r = call <2 x half> @llvm.nvvm.ff2f16x2.rz.relu(float %a0, float %a1)
  ret <2 x half> %r
}
declare bfloat @llvm.nvvm.f2bf16.rn(float)
define bfloat @f2bf16.rn(float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rn(float %a0)
  ret bfloat %r
}
declare bfloat @llvm.nvvm.f2bf16.rn.relu(float)
define bfloat @f2bf16.rn.relu(float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rn.relu(float %a0)
  ret bfloat %r
}
declare bfloat @llvm.nvvm.f2bf16.rz(float)
define bfloat @f2bf16.rz(float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rz(float %a0)
  ret bfloat %r
}
declare bfloat @llvm.nvvm.f2bf16.rz.relu(float)
define bfloat @f2bf16.rz.relu(float %a0) {
  %r = call bfloat @llvm.nvvm.f2bf16.rz.relu(float %a0)
  ret bfloat %r
}
declare i32 @llvm.nvvm.f2tf32.rna(float)
define i32 @f2tf32.rna(float %a0) {
  %r = call i32 @llvm.nvvm.f2tf32.rna(float %a0)
  ret i32 %r
}
