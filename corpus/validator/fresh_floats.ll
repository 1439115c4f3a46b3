target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare float @llvm.experimental.constrained.fsub.f32(float, float, metadata, metadata)
declare void @mode_may_change()
declare float @llvm.fma.f32(float, float, float)
; conflicting_modes_upward: correct -- one of the two modes is not the one at run time (Constrained Floating-Point Intrinsics)
define float @src_conflicting_modes_upward(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  %y = call float @llvm.experimental.constrained.fsub.f32(float %x, float %b, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret float %y
}
define float @tgt_conflicting_modes_upward(float %a, float %b) strictfp {
  ret float 0.0
}
; mode_may_change_between: incorrect -- the call may set another mode (Constrained Floating-Point Intrinsics)
define float @src_mode_may_change_between(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  call void @mode_may_change() strictfp
  %y = call float @llvm.experimental.constrained.fsub.f32(float %x, float %b, metadata !"round.downward", metadata !"fpexcept.ignore") strictfp
  ret float %y
}
define float @tgt_mode_may_change_between(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore") strictfp
  call void @mode_may_change() strictfp
  ret float 0.0
}
; static_for_dynamic: incorrect -- the mode at run time may be another (Constrained Floating-Point Intrinsics)
define float @src_static_for_dynamic(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  ret float %x
}
define float @tgt_static_for_dynamic(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  ret float %x
}
; dynamic_for_static: correct -- where the mode is not that one the source is undefined (Constrained Floating-Point Intrinsics)
define float @src_dynamic_for_static(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore") strictfp
  ret float %x
}
define float @tgt_dynamic_for_static(float %a, float %b) strictfp {
  %x = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  ret float %x
}
; difference_negated_half: incorrect -- equal numbers give -0.0 and +0.0 (Floating-Point Semantics)
define half @src_difference_negated_half(half %a, half %b) {
  %d = fsub half %a, %b
  %n = fneg half %d
  ret half %n
}
define half @tgt_difference_negated_half(half %a, half %b) {
  %d = fsub half %b, %a
  ret half %d
}
; reassoc_missing_on_one: incorrect -- the inner sum does not have the flag (Fast-Math Flags)
define float @src_reassoc_missing_on_one(float %a, float %b, float %c) {
  %m = fadd float %a, %b
  %r = fadd reassoc float %m, %c
  ret float %r
}
define float @tgt_reassoc_missing_on_one(float %a, float %b, float %c) {
  %m = fadd float %b, %c
  %r = fadd float %a, %m
  ret float %r
}
; contract_only_on_product: incorrect -- the sum does not have the flag (Fast-Math Flags)
define float @src_contract_only_on_product(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd float %m, %c
  ret float %r
}
define float @tgt_contract_only_on_product(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
; divided_by_four: correct -- the reciprocal of a power of two is exact (Floating-Point Semantics)
define float @src_divided_by_four(float %x) {
  %r = fdiv float %x, 4.0
  ret float %r
}
define float @tgt_divided_by_four(float %x) {
  %r = fmul float %x, 0.25
  ret float %r
}
; divided_by_three: incorrect -- a third is rounded (Floating-Point Semantics)
define float @src_divided_by_three(float %x) {
  %r = fdiv float %x, 3.0
  ret float %r
}
define float @tgt_divided_by_three(float %x) {
  %r = fmul float %x, 0x3FD5555560000000
  ret float %r
}
; truncated_and_back: incorrect -- bits are lost (fpext; fptrunc)
define float @src_truncated_and_back(float %x) {
  %e = fptrunc float %x to half
  %r = fpext half %e to float
  ret float %r
}
define float @tgt_truncated_and_back(float %x) {
  ret float %x
}
; nnan_added: incorrect -- NaN is poison in the target (Fast-Math Flags)
define double @src_nnan_added(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
define double @tgt_nnan_added(double %x, double %y) {
  %r = fmul nnan double %x, %y
  ret double %r
}
; flags_dropped: correct -- the target has fewer licences (Fast-Math Flags)
define double @src_flags_dropped(double %x, double %y) {
  %r = fmul fast double %x, %y
  ret double %r
}
define double @tgt_flags_dropped(double %x, double %y) {
  %r = fmul double %x, %y
  ret double %r
}
; nan_of_each_element: correct -- an operation gives any NaN of its operands, each element its own (Behavior of Floating-Point NaN values)
define <2 x double> @src_nan_of_each_element() {
  %t = fmul <2 x double> splat (double 0x7FF8000000000000), splat (double 0x7FF8000000000000)
  %a = fmul <2 x double> %t, splat (double 0x7FF8000000000000)
  ret <2 x double> %a
}
define <2 x double> @tgt_nan_of_each_element() {
  %a = fmul <2 x double> splat (double 0x7FF8000000000000), splat (double 0x7FF8000000000000)
  ret <2 x double> %a
}
; undef_beside_dead_code: correct -- what nobody looks at is no second look at an undef value
define float @src_undef_beside_dead_code(float %x) {
  %n = fneg float %x
  %r = fsub nsz float -0.0, %n
  ret float %r
}
define float @tgt_undef_beside_dead_code(float %x) {
  %n = fneg float %x
  ret float %x
}
; undef_seen_twice: incorrect -- two looks at an undef value need not see the same
define i32 @src_undef_seen_twice(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}
define i32 @tgt_undef_seen_twice(i32 %x) {
  %r = add i32 %x, %x
  ret i32 %r
}
