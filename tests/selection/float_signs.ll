target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Signs of floating-point numbers, and the larger and the smaller of two.
define float @copysign_f32(float %a, float %b) {
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}

define float @minnum_f32(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}

define float @maxnum_f32(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}

define float @minimum_f32(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}

define float @maximum_f32(float %a, float %b) {
  %r = call float @llvm.maximum.f32(float %a, float %b)
  ret float %r
}

define float @fabs_f32(float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  ret float %r
}

define float @sign_of_sum_f32(float %a, float %b) {
  %s = fadd float %a, %b
  %r = call float @llvm.copysign.f32(float %s, float %b)
  ret float %r
}

define float @negated_size_f32(float %a) {
  %p = call float @llvm.fabs.f32(float %a)
  %r = fneg float %p
  ret float %r
}

define i1 @bits_stored_f32(ptr %p, float %a, float %b) {
  %c = fcmp olt float %a, %b
  store i1 %c, ptr %p, align 1
  %v = load i8, ptr %p, align 1
  %r = trunc i8 %v to i1
  ret i1 %r
}

define double @copysign_f64(double %a, double %b) {
  %r = call double @llvm.copysign.f64(double %a, double %b)
  ret double %r
}

define double @minnum_f64(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}

define double @maxnum_f64(double %a, double %b) {
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  ret double %r
}

define double @minimum_f64(double %a, double %b) {
  %r = call double @llvm.minimum.f64(double %a, double %b)
  ret double %r
}

define double @maximum_f64(double %a, double %b) {
  %r = call double @llvm.maximum.f64(double %a, double %b)
  ret double %r
}

define double @fabs_f64(double %a) {
  %r = call double @llvm.fabs.f64(double %a)
  ret double %r
}

define double @sign_of_sum_f64(double %a, double %b) {
  %s = fadd double %a, %b
  %r = call double @llvm.copysign.f64(double %s, double %b)
  ret double %r
}

define double @negated_size_f64(double %a) {
  %p = call double @llvm.fabs.f64(double %a)
  %r = fneg double %p
  ret double %r
}

define i1 @bits_stored_f64(ptr %p, double %a, double %b) {
  %c = fcmp olt double %a, %b
  store i1 %c, ptr %p, align 1
  %v = load i8, ptr %p, align 1
  %r = trunc i8 %v to i1
  ret i1 %r
}

define half @copysign_f16(half %a, half %b) {
  %r = call half @llvm.copysign.f16(half %a, half %b)
  ret half %r
}

define half @minnum_f16(half %a, half %b) {
  %r = call half @llvm.minnum.f16(half %a, half %b)
  ret half %r
}

define half @maxnum_f16(half %a, half %b) {
  %r = call half @llvm.maxnum.f16(half %a, half %b)
  ret half %r
}

define half @minimum_f16(half %a, half %b) {
  %r = call half @llvm.minimum.f16(half %a, half %b)
  ret half %r
}

define half @maximum_f16(half %a, half %b) {
  %r = call half @llvm.maximum.f16(half %a, half %b)
  ret half %r
}

define half @fabs_f16(half %a) {
  %r = call half @llvm.fabs.f16(half %a)
  ret half %r
}

define half @sign_of_sum_f16(half %a, half %b) {
  %s = fadd half %a, %b
  %r = call half @llvm.copysign.f16(half %s, half %b)
  ret half %r
}

define half @negated_size_f16(half %a) {
  %p = call half @llvm.fabs.f16(half %a)
  %r = fneg half %p
  ret half %r
}

define i1 @bits_stored_f16(ptr %p, half %a, half %b) {
  %c = fcmp olt half %a, %b
  store i1 %c, ptr %p, align 1
  %v = load i8, ptr %p, align 1
  %r = trunc i8 %v to i1
  ret i1 %r
}
