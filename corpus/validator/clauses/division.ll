target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; product_over_factor: correct -- where the product wraps it is poison (udiv; mul nuw)
define i128 @src_product_over_factor(i128 %x) {
  %m = mul nuw i128 %x, 7
  %r = udiv i128 %m, 7
  ret i128 %r
}
define i128 @tgt_product_over_factor(i128 %x) {
  ret i128 %x
}
; product_over_factor_wraps: incorrect -- the product may wrap (udiv; mul)
define i128 @src_product_over_factor_wraps(i128 %x) {
  %m = mul i128 %x, 7
  %r = udiv i128 %m, 7
  ret i128 %r
}
define i128 @tgt_product_over_factor_wraps(i128 %x) {
  ret i128 %x
}
; quotient_of_quotient: correct -- 3 * 5 is 15 (udiv)
define i128 @src_quotient_of_quotient(i128 %x) {
  %d = udiv i128 %x, 3
  %r = udiv i128 %d, 5
  ret i128 %r
}
define i128 @tgt_quotient_of_quotient(i128 %x) {
  %r = udiv i128 %x, 15
  ret i128 %r
}
; signed_quotient_of_quotient: correct -- both round toward zero (sdiv)
define i64 @src_signed_quotient_of_quotient(i64 %x) {
  %d = sdiv i64 %x, 3
  %r = sdiv i64 %d, 5
  ret i64 %r
}
define i64 @tgt_signed_quotient_of_quotient(i64 %x) {
  %r = sdiv i64 %x, 15
  ret i64 %r
}
; rest_of_quotient: correct -- what is left is the remainder (udiv; urem)
define i64 @src_rest_of_quotient(i64 noundef %x, i64 noundef %y) {
  %d = udiv i64 %x, %y
  %m = mul i64 %d, %y
  %r = sub i64 %x, %m
  ret i64 %r
}
define i64 @tgt_rest_of_quotient(i64 noundef %x, i64 noundef %y) {
  %r = urem i64 %x, %y
  ret i64 %r
}
; shifted_divisor: correct -- a divisor that is a power of two shifts (udiv; shl)
define i128 @src_shifted_divisor(i128 %x, i128 %y) {
  %d = shl nuw i128 1, %y
  %r = udiv i128 %x, %d
  ret i128 %r
}
define i128 @tgt_shifted_divisor(i128 %x, i128 %y) {
  %r = lshr i128 %x, %y
  ret i128 %r
}
; widened_numbers: correct -- numbers of half the width have a quotient of half the width (udiv; zext)
define i128 @src_widened_numbers(i64 %x, i64 %y) {
  %a = zext i64 %x to i128
  %b = zext i64 %y to i128
  %r = udiv i128 %a, %b
  ret i128 %r
}
define i128 @tgt_widened_numbers(i64 %x, i64 %y) {
  %d = udiv i64 %x, %y
  %r = zext i64 %d to i128
  ret i128 %r
}
; widened_signed: incorrect -- of signed numbers the least over -1 does not fit (sdiv; sext)
define i64 @src_widened_signed(i32 %x, i32 %y) {
  %a = sext i32 %x to i64
  %b = sext i32 %y to i64
  %r = sdiv i64 %a, %b
  ret i64 %r
}
define i64 @tgt_widened_signed(i32 %x, i32 %y) {
  %d = sdiv i32 %x, %y
  %r = sext i32 %d to i64
  ret i64 %r
}
; undef_divisor_looked_at_again: correct -- an undef divisor is undefined at the first division (udiv; Undefined Values)
define void @src_undef_divisor_looked_at_again(i64 %x, i64 %y) {
  %a = udiv i64 %x, %y
  call void @shown(i64 %a)
  %b = udiv i64 %x, %y
  call void @shown(i64 %b)
  ret void
}
define void @tgt_undef_divisor_looked_at_again(i64 %x, i64 %y) {
  %a = udiv i64 %x, %y
  call void @shown(i64 %a)
  call void @shown(i64 %a)
  ret void
}
; undef_divisor_made_odd: incorrect -- whatever undef is, the divisor is not zero, and may be two numbers (udiv; Undefined Values)
define void @src_undef_divisor_made_odd(i8 noundef %x, i8 %y) {
  %o = or i8 %y, 1
  %f = freeze i8 %o
  %a = udiv i8 %x, %f
  call void @shown8(i8 %a)
  call void @shown8(i8 %a)
  ret void
}
define void @tgt_undef_divisor_made_odd(i8 noundef %x, i8 %y) {
  %o = or i8 %y, 1
  %a = udiv i8 %x, %o
  call void @shown8(i8 %a)
  %b = udiv i8 %x, %o
  call void @shown8(i8 %b)
  ret void
}
declare void @shown(i64)
declare void @shown8(i8)
