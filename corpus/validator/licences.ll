;; Sums of products under `contract`, written otherwise: the source uses the licence that the target uses for the same operation.
declare half @llvm.fma.f16(half, half, half)

; products_turned: correct -- either product may be fused with the other one, whichever is written first (Fast-Math Flags)
define float @src_products_turned(float %a, float %b, float %c, float %d) {
  %m = fmul contract float %a, %b
  %n = fmul contract float %c, %d
  %r = fadd contract float %m, %n
  ret float %r
}
define float @tgt_products_turned(float %a, float %b, float %c, float %d) {
  %n = fmul contract float %d, %c
  %m = fmul contract float %b, %a
  %r = fadd contract float %n, %m
  ret float %r
}
; products_turned_twice: correct -- the same where the sum is a factor of the next (Fast-Math Flags)
define float @src_products_turned_twice(float noundef %a, float noundef %b, float noundef %c, float noundef %d) {
  %m = fmul contract float %a, %b
  %n = fmul contract float %c, %d
  %s = fadd contract float %m, %n
  %p = fmul contract float %s, %a
  %q = fmul contract float %b, %d
  %r = fsub contract float %p, %q
  ret float %r
}
define float @tgt_products_turned_twice(float noundef %a, float noundef %b, float noundef %c, float noundef %d) {
  %q = fmul contract float %d, %b
  %n = fmul contract float %c, %d
  %m = fmul contract float %a, %b
  %s = fadd contract float %n, %m
  %p = fmul contract float %a, %s
  %r = fsub contract float %p, %q
  ret float %r
}
; products_turned_and_fused: correct -- the one that is fused has the licence (Fast-Math Flags)
define half @src_products_turned_and_fused(half %a, half %b, half %c, half %d) {
  %m = fmul half %a, %b
  %n = fmul contract half %c, %d
  %r = fadd contract half %m, %n
  ret half %r
}
define half @tgt_products_turned_and_fused(half %a, half %b, half %c, half %d) {
  %m = fmul half %a, %b
  %r = call half @llvm.fma.f16(half %c, half %d, half %m)
  ret half %r
}
; products_turned_and_fused_wrong: incorrect -- the other one is fused, which has none (Fast-Math Flags)
define half @src_products_turned_and_fused_wrong(half %a, half %b, half %c, half %d) {
  %m = fmul half %a, %b
  %n = fmul contract half %c, %d
  %r = fadd contract half %m, %n
  ret half %r
}
define half @tgt_products_turned_and_fused_wrong(half %a, half %b, half %c, half %d) {
  %n = fmul half %c, %d
  %r = call half @llvm.fma.f16(half %a, half %b, half %n)
  ret half %r
}
; difference_turned: incorrect -- a difference is not the other one (fsub)
define float @src_difference_turned(float %a, float %b, float %c, float %d) {
  %m = fmul contract float %a, %b
  %n = fmul contract float %c, %d
  %r = fsub contract float %m, %n
  ret float %r
}
define float @tgt_difference_turned(float %a, float %b, float %c, float %d) {
  %m = fmul contract float %a, %b
  %n = fmul contract float %c, %d
  %r = fsub contract float %n, %m
  ret float %r
}
; widened_byte: correct -- an integer that was extended is the same number (uitofp)
define float @src_widened_byte(i8 noundef %a, float noundef %b) {
  %z = zext i8 %a to i32
  %f = uitofp nneg i32 %z to float
  %m = fmul contract float %f, %b
  %r = fadd contract float %m, 1.0
  ret float %r
}
define float @tgt_widened_byte(i8 noundef %a, float noundef %b) {
  %f = uitofp i8 %a to float
  %m = fmul contract float %f, %b
  %r = fadd contract float %m, 1.0
  ret float %r
}
; widened_signed_byte: correct -- the same with a sign (sitofp)
define float @src_widened_signed_byte(i8 noundef %a, float noundef %b) {
  %z = sext i8 %a to i64
  %f = sitofp i64 %z to float
  %m = fmul contract float %f, %b
  %r = fadd contract float %m, 1.0
  ret float %r
}
define float @tgt_widened_signed_byte(i8 noundef %a, float noundef %b) {
  %f = sitofp i8 %a to float
  %m = fmul contract float %f, %b
  %r = fadd contract float %m, 1.0
  ret float %r
}
; widened_byte_of_other_sign: incorrect -- the extension has a sign and the number has none (sitofp, uitofp)
define float @src_widened_byte_of_other_sign(i8 noundef %a) {
  %z = sext i8 %a to i32
  %f = sitofp i32 %z to float
  ret float %f
}
define float @tgt_widened_byte_of_other_sign(i8 noundef %a) {
  %f = uitofp i8 %a to float
  ret float %f
}
