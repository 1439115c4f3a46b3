; Reductions of vectors: extremes, and sums and products of floats in order.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
define i32 @smax_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
define i32 @smin_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
define i32 @umax_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
define i32 @umin_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
define i32 @add_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
define i32 @mul_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
define i32 @and_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
define i32 @or_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
define i32 @xor_v4i32(<4 x i32> %a) {
  %r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %a)
  ret i32 %r
}
declare i8 @llvm.vector.reduce.smax.v3i8(<3 x i8>)
define i8 @smax_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.smax.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.smin.v3i8(<3 x i8>)
define i8 @smin_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.smin.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.umax.v3i8(<3 x i8>)
define i8 @umax_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.umax.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.umin.v3i8(<3 x i8>)
define i8 @umin_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.umin.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.add.v3i8(<3 x i8>)
define i8 @add_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.add.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.mul.v3i8(<3 x i8>)
define i8 @mul_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.mul.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.and.v3i8(<3 x i8>)
define i8 @and_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.and.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.or.v3i8(<3 x i8>)
define i8 @or_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.or.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i8 @llvm.vector.reduce.xor.v3i8(<3 x i8>)
define i8 @xor_v3i8(i8 %x, i8 %y, i8 %z) {
  %p = insertelement <3 x i8> poison, i8 %x, i32 0
  %q = insertelement <3 x i8> %p, i8 %y, i32 1
  %a = insertelement <3 x i8> %q, i8 %z, i32 2
  %r = call i8 @llvm.vector.reduce.xor.v3i8(<3 x i8> %a)
  ret i8 %r
}
declare i64 @llvm.vector.reduce.smax.v2i64(<2 x i64>)
define i64 @smax_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.smax.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.smin.v2i64(<2 x i64>)
define i64 @smin_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.smin.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.umax.v2i64(<2 x i64>)
define i64 @umax_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.umax.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.umin.v2i64(<2 x i64>)
define i64 @umin_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.umin.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>)
define i64 @add_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.mul.v2i64(<2 x i64>)
define i64 @mul_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.mul.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>)
define i64 @and_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)
define i64 @or_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i64 @llvm.vector.reduce.xor.v2i64(<2 x i64>)
define i64 @xor_v2i64(<2 x i64> %a) {
  %r = call i64 @llvm.vector.reduce.xor.v2i64(<2 x i64> %a)
  ret i64 %r
}
declare i16 @llvm.vector.reduce.smax.v4i16(<4 x i16>)
define i16 @smax_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smax.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.smin.v4i16(<4 x i16>)
define i16 @smin_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.smin.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.umax.v4i16(<4 x i16>)
define i16 @umax_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umax.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.umin.v4i16(<4 x i16>)
define i16 @umin_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.umin.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.add.v4i16(<4 x i16>)
define i16 @add_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.add.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.mul.v4i16(<4 x i16>)
define i16 @mul_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.mul.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.and.v4i16(<4 x i16>)
define i16 @and_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.and.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.or.v4i16(<4 x i16>)
define i16 @or_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.or.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare i16 @llvm.vector.reduce.xor.v4i16(<4 x i16>)
define i16 @xor_v4i16(<4 x i16> %a) {
  %r = call i16 @llvm.vector.reduce.xor.v4i16(<4 x i16> %a)
  ret i16 %r
}
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
define float @fmax_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %a)
  ret float %r
}
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
define float @fmin_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %a)
  ret float %r
}
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
define float @fmaximum_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %a)
  ret float %r
}
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
define float @fminimum_v4f32(<4 x float> %a) {
  %r = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %a)
  ret float %r
}
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
define float @fadd_v4f32(float %s, <4 x float> %a) {
  %r = call float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %a)
  ret float %r
}
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
define float @fmul_v4f32(float %s, <4 x float> %a) {
  %r = call float @llvm.vector.reduce.fmul.v4f32(float %s, <4 x float> %a)
  ret float %r
}
declare double @llvm.vector.reduce.fmax.v2f64(<2 x double>)
define double @fmax_v2f64(<2 x double> %a) {
  %r = call double @llvm.vector.reduce.fmax.v2f64(<2 x double> %a)
  ret double %r
}
declare double @llvm.vector.reduce.fmin.v2f64(<2 x double>)
define double @fmin_v2f64(<2 x double> %a) {
  %r = call double @llvm.vector.reduce.fmin.v2f64(<2 x double> %a)
  ret double %r
}
declare double @llvm.vector.reduce.fmaximum.v2f64(<2 x double>)
define double @fmaximum_v2f64(<2 x double> %a) {
  %r = call double @llvm.vector.reduce.fmaximum.v2f64(<2 x double> %a)
  ret double %r
}
declare double @llvm.vector.reduce.fminimum.v2f64(<2 x double>)
define double @fminimum_v2f64(<2 x double> %a) {
  %r = call double @llvm.vector.reduce.fminimum.v2f64(<2 x double> %a)
  ret double %r
}
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
define double @fadd_v2f64(double %s, <2 x double> %a) {
  %r = call double @llvm.vector.reduce.fadd.v2f64(double %s, <2 x double> %a)
  ret double %r
}
declare double @llvm.vector.reduce.fmul.v2f64(double, <2 x double>)
define double @fmul_v2f64(double %s, <2 x double> %a) {
  %r = call double @llvm.vector.reduce.fmul.v2f64(double %s, <2 x double> %a)
  ret double %r
}
declare half @llvm.vector.reduce.fmax.v4f16(<4 x half>)
define half @fmax_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmax.v4f16(<4 x half> %a)
  ret half %r
}
declare half @llvm.vector.reduce.fmin.v4f16(<4 x half>)
define half @fmin_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmin.v4f16(<4 x half> %a)
  ret half %r
}
declare half @llvm.vector.reduce.fmaximum.v4f16(<4 x half>)
define half @fmaximum_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmaximum.v4f16(<4 x half> %a)
  ret half %r
}
declare half @llvm.vector.reduce.fminimum.v4f16(<4 x half>)
define half @fminimum_v4f16(<4 x half> %a) {
  %r = call half @llvm.vector.reduce.fminimum.v4f16(<4 x half> %a)
  ret half %r
}
declare half @llvm.vector.reduce.fadd.v4f16(half, <4 x half>)
define half @fadd_v4f16(half %s, <4 x half> %a) {
  %r = call half @llvm.vector.reduce.fadd.v4f16(half %s, <4 x half> %a)
  ret half %r
}
declare half @llvm.vector.reduce.fmul.v4f16(half, <4 x half>)
define half @fmul_v4f16(half %s, <4 x half> %a) {
  %r = call half @llvm.vector.reduce.fmul.v4f16(half %s, <4 x half> %a)
  ret half %r
}
