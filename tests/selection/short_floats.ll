; Formats of 16 bits in single precision; a quotient that may be a product.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare bfloat @llvm.ceil.bf16(bfloat)
declare bfloat @llvm.floor.bf16(bfloat)
declare bfloat @llvm.rint.bf16(bfloat)
declare bfloat @llvm.round.bf16(bfloat)
declare bfloat @llvm.sqrt.bf16(bfloat)
declare bfloat @llvm.trunc.bf16(bfloat)
declare half @llvm.ceil.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.rint.f16(half)
declare half @llvm.round.f16(half)
declare half @llvm.sqrt.f16(half)
declare half @llvm.trunc.f16(half)
define half @sqrt_f16(half %a) {
  %r = call half @llvm.sqrt.f16(half %a)
  ret half %r
}
define half @round_f16(half %a) {
  %r = call half @llvm.round.f16(half %a)
  ret half %r
}
define half @floor_f16(half %a) {
  %r = call half @llvm.floor.f16(half %a)
  ret half %r
}
define half @ceil_f16(half %a) {
  %r = call half @llvm.ceil.f16(half %a)
  ret half %r
}
define half @trunc_f16(half %a) {
  %r = call half @llvm.trunc.f16(half %a)
  ret half %r
}
define half @rint_f16(half %a) {
  %r = call half @llvm.rint.f16(half %a)
  ret half %r
}
define half @of_8_f16(i8 %a) {
  %r = sitofp i8 %a to half
  ret half %r
}
define half @of_32_f16(i32 %a) {
  %r = sitofp i32 %a to half
  ret half %r
}
define half @of_64_f16(i64 %a) {
  %r = sitofp i64 %a to half
  ret half %r
}
define half @quotient_f16(half %a, half %b) {
  %r = fdiv half %a, %b
  ret half %r
}
define half @cut_f16(double %a) {
  %r = fptrunc double %a to half
  ret half %r
}
define bfloat @sqrt_bf16(bfloat %a) {
  %r = call bfloat @llvm.sqrt.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @round_bf16(bfloat %a) {
  %r = call bfloat @llvm.round.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @floor_bf16(bfloat %a) {
  %r = call bfloat @llvm.floor.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @ceil_bf16(bfloat %a) {
  %r = call bfloat @llvm.ceil.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @trunc_bf16(bfloat %a) {
  %r = call bfloat @llvm.trunc.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @rint_bf16(bfloat %a) {
  %r = call bfloat @llvm.rint.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @of_8_bf16(i8 %a) {
  %r = sitofp i8 %a to bfloat
  ret bfloat %r
}
define bfloat @of_32_bf16(i32 %a) {
  %r = sitofp i32 %a to bfloat
  ret bfloat %r
}
define bfloat @of_64_bf16(i64 %a) {
  %r = sitofp i64 %a to bfloat
  ret bfloat %r
}
define bfloat @quotient_bf16(bfloat %a, bfloat %b) {
  %r = fdiv bfloat %a, %b
  ret bfloat %r
}
define bfloat @cut_bf16(double %a) {
  %r = fptrunc double %a to bfloat
  ret bfloat %r
}
define float @by_reciprocal_float(float %a, float %b) {
  %r = fdiv arcp float %a, %b
  ret float %r
}
define double @by_reciprocal_double(double %a, double %b) {
  %r = fdiv arcp double %a, %b
  ret double %r
}
