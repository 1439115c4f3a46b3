declare i8 @llvm.abs.i8(i8, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.ctpop.i8(i8)
declare void @use(i32)

; nsw_sums_merged: correct -- both sums stay in range, so their sum does (add; Poison Values)
define i32 @src_nsw_sums_merged(i32 %x) {
  %a = add nsw i32 %x, 2
  %b = add nsw i32 %a, -1
  ret i32 %b
}
define i32 @tgt_nsw_sums_merged(i32 %x) {
  %b = add nsw i32 %x, 1
  ret i32 %b
}

; nsw_merged_with_wrapping: incorrect -- the first sum may wrap without being poison (add; Poison Values)
define i32 @src_nsw_merged_with_wrapping(i32 %x) {
  %a = add i32 %x, 2
  %b = add nsw i32 %a, -1
  ret i32 %b
}
define i32 @tgt_nsw_merged_with_wrapping(i32 %x) {
  %b = add nsw i32 %x, 1
  ret i32 %b
}

; shl_nuw_divided: correct -- no bit is shifted out (shl)
define i32 @src_shl_nuw_divided(i32 %x) {
  %a = shl nuw i32 %x, 3
  %b = udiv i32 %a, 8
  ret i32 %b
}
define i32 @tgt_shl_nuw_divided(i32 %x) {
  ret i32 %x
}

; shl_nsw_divided_unsigned: incorrect -- a negative number is shifted without poison, and divided as a large one (shl)
define i32 @src_shl_nsw_divided_unsigned(i32 %x) {
  %a = shl nsw i32 %x, 3
  %b = udiv i32 %a, 8
  ret i32 %b
}
define i32 @tgt_shl_nsw_divided_unsigned(i32 %x) {
  ret i32 %x
}

; sdiv_exact_as_shift: correct -- without remainder both round alike (sdiv)
define i32 @src_sdiv_exact_as_shift(i32 %x) {
  %a = sdiv exact i32 %x, 4
  ret i32 %a
}
define i32 @tgt_sdiv_exact_as_shift(i32 %x) {
  %a = ashr exact i32 %x, 2
  ret i32 %a
}

; sdiv_as_shift: incorrect -- the division rounds towards zero, the shift downwards (sdiv; ashr)
define i32 @src_sdiv_as_shift(i32 %x) {
  %a = sdiv i32 %x, 4
  ret i32 %a
}
define i32 @tgt_sdiv_as_shift(i32 %x) {
  %a = ashr i32 %x, 2
  ret i32 %a
}

; lshr_exact_and_back: correct -- no bit is lost (lshr)
define i8 @src_lshr_exact_and_back(i8 %x, i8 %n) {
  %a = lshr exact i8 %x, %n
  %b = shl i8 %a, %n
  ret i8 %b
}
define i8 @tgt_lshr_exact_and_back(i8 %x, i8 %n) {
  ret i8 %x
}

; lshr_and_back: incorrect -- the low bits are lost (lshr)
define i8 @src_lshr_and_back(i8 %x, i8 %n) {
  %a = lshr i8 %x, %n
  %b = shl i8 %a, %n
  ret i8 %b
}
define i8 @tgt_lshr_and_back(i8 %x, i8 %n) {
  ret i8 %x
}

; difference_nsw_sign: correct -- the sign of a difference that does not wrap is the order (sub)
define i1 @src_difference_nsw_sign(i32 %x, i32 %y) {
  %d = sub nsw i32 %x, %y
  %r = icmp slt i32 %d, 0
  ret i1 %r
}
define i1 @tgt_difference_nsw_sign(i32 %x, i32 %y) {
  %r = icmp slt i32 %x, %y
  ret i1 %r
}

; difference_sign: incorrect -- the difference may wrap (sub)
define i1 @src_difference_sign(i32 %x, i32 %y) {
  %d = sub i32 %x, %y
  %r = icmp slt i32 %d, 0
  ret i1 %r
}
define i1 @tgt_difference_sign(i32 %x, i32 %y) {
  %r = icmp slt i32 %x, %y
  ret i1 %r
}

; product_nsw_divided: correct -- the product is the true one (mul)
define i16 @src_product_nsw_divided(i16 %x) {
  %p = mul nsw i16 %x, 6
  %q = sdiv i16 %p, 6
  ret i16 %q
}
define i16 @tgt_product_nsw_divided(i16 %x) {
  ret i16 %x
}

; product_nuw_divided_signed: incorrect -- an unsigned product may be a negative number (mul)
define i16 @src_product_nuw_divided_signed(i16 %x) {
  %p = mul nuw i16 %x, 6
  %q = sdiv i16 %p, 6
  ret i16 %q
}
define i16 @tgt_product_nuw_divided_signed(i16 %x) {
  ret i16 %x
}

; disjoint_or_as_sum: correct -- no bit is set in both, so nothing is carried (or)
define i32 @src_disjoint_or_as_sum(i32 %x, i32 %y) {
  %r = or disjoint i32 %x, %y
  ret i32 %r
}
define i32 @tgt_disjoint_or_as_sum(i32 %x, i32 %y) {
  %r = add nuw nsw i32 %x, %y
  ret i32 %r
}

; or_as_sum: incorrect -- a bit that both have is carried (or)
define i32 @src_or_as_sum(i32 %x, i32 %y) {
  %r = or i32 %x, %y
  ret i32 %r
}
define i32 @tgt_or_as_sum(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}

; complement_plus_one: correct -- two's complement (sub)
define i32 @src_complement_plus_one(i32 %x) {
  %a = xor i32 %x, -1
  %b = add i32 %a, 1
  ret i32 %b
}
define i32 @tgt_complement_plus_one(i32 %x) {
  %b = sub i32 0, %x
  ret i32 %b
}

; complement_plus_one_nsw: incorrect -- the least number has no negative (sub)
define i32 @src_complement_plus_one_nsw(i32 %x) {
  %a = xor i32 %x, -1
  %b = add i32 %a, 1
  ret i32 %b
}
define i32 @tgt_complement_plus_one_nsw(i32 %x) {
  %b = sub nsw i32 0, %x
  ret i32 %b
}

; shift_by_width: correct -- a shift by the width is poison (shl)
define i8 @src_shift_by_width(i8 %x) {
  %r = shl i8 %x, 8
  ret i8 %r
}
define i8 @tgt_shift_by_width(i8 %x) {
  ret i8 0
}

; shift_made_too_wide: incorrect -- a shift by the width is poison (shl)
define i8 @src_shift_made_too_wide(i8 %x) {
  %a = shl i8 %x, 4
  %r = shl i8 %a, 4
  ret i8 %r
}
define i8 @tgt_shift_made_too_wide(i8 %x) {
  %r = shl i8 %x, 8
  ret i8 %r
}

; samesign_as_signed: correct -- of one sign the two orders are the same (icmp)
define i1 @src_samesign_as_signed(i32 %x, i32 %y) {
  %r = icmp samesign ult i32 %x, %y
  ret i1 %r
}
define i1 @tgt_samesign_as_signed(i32 %x, i32 %y) {
  %r = icmp slt i32 %x, %y
  ret i1 %r
}

; unsigned_as_signed: incorrect -- the signs may differ (icmp)
define i1 @src_unsigned_as_signed(i32 %x, i32 %y) {
  %r = icmp ult i32 %x, %y
  ret i1 %r
}
define i1 @tgt_unsigned_as_signed(i32 %x, i32 %y) {
  %r = icmp slt i32 %x, %y
  ret i1 %r
}

; trunc_nsw_extended: correct -- all bits that are cut off are the sign (trunc)
define i32 @src_trunc_nsw_extended(i32 %x) {
  %t = trunc nsw i32 %x to i8
  %r = sext i8 %t to i32
  ret i32 %r
}
define i32 @tgt_trunc_nsw_extended(i32 %x) {
  ret i32 %x
}

; trunc_nuw_sign_extended: incorrect -- bit 7 may be set (trunc)
define i32 @src_trunc_nuw_sign_extended(i32 %x) {
  %t = trunc nuw i32 %x to i8
  %r = sext i8 %t to i32
  ret i32 %r
}
define i32 @tgt_trunc_nuw_sign_extended(i32 %x) {
  ret i32 %x
}

; zext_nneg_as_sext: correct -- the operand is not negative (zext)
define i64 @src_zext_nneg_as_sext(i32 %x) {
  %r = zext nneg i32 %x to i64
  ret i64 %r
}
define i64 @tgt_zext_nneg_as_sext(i32 %x) {
  %r = sext i32 %x to i64
  ret i64 %r
}

; sext_as_zext_nneg: incorrect -- the operand may be negative (zext)
define i64 @src_sext_as_zext_nneg(i32 %x) {
  %r = sext i32 %x to i64
  ret i64 %r
}
define i64 @tgt_sext_as_zext_nneg(i32 %x) {
  %r = zext nneg i32 %x to i64
  ret i64 %r
}

; abs_poison_of_minimum: correct -- the flag makes the least number poison (llvm.abs)
define i8 @src_abs_poison_of_minimum(i8 %x) {
  %r = call i8 @llvm.abs.i8(i8 %x, i1 true)
  ret i8 %r
}
define i8 @tgt_abs_poison_of_minimum(i8 %x) {
  %f = freeze i8 %x
  %n = sub nsw i8 0, %f
  %c = icmp slt i8 %f, 0
  %r = select i1 %c, i8 %n, i8 %f
  ret i8 %r
}

; abs_of_minimum: incorrect -- without the flag the least number is its own absolute value (llvm.abs)
define i8 @src_abs_of_minimum(i8 noundef %x) {
  %r = call i8 @llvm.abs.i8(i8 %x, i1 false)
  ret i8 %r
}
define i8 @tgt_abs_of_minimum(i8 noundef %x) {
  %n = sub nsw i8 0, %x
  %c = icmp slt i8 %x, 0
  %r = select i1 %c, i8 %n, i8 %x
  ret i8 %r
}

; ctlz_of_zero_defined: correct -- the target gives the width where the source is poison (llvm.ctlz)
define i32 @src_ctlz_of_zero_defined(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  ret i32 %r
}
define i32 @tgt_ctlz_of_zero_defined(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}

; ctlz_of_zero_poison: incorrect -- zero has as many leading zeros as bits in the source (llvm.ctlz)
define i32 @src_ctlz_of_zero_poison(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}
define i32 @tgt_ctlz_of_zero_poison(i32 %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  ret i32 %r
}

; umax_less_operand: correct -- it is the difference, or zero (llvm.usub.sat)
define i8 @src_umax_less_operand(i8 noundef %x, i8 noundef %y) {
  %m = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %r = sub i8 %m, %y
  ret i8 %r
}
define i8 @tgt_umax_less_operand(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

; smax_less_operand: incorrect -- the order is the signed one (llvm.usub.sat)
define i8 @src_smax_less_operand(i8 noundef %x, i8 noundef %y) {
  %m = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  %r = sub i8 %m, %y
  ret i8 %r
}
define i8 @tgt_smax_less_operand(i8 noundef %x, i8 noundef %y) {
  %r = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  ret i8 %r
}

; funnel_by_width: correct -- the amount counts modulo the width (llvm.fshl)
define i32 @src_funnel_by_width(i32 %x, i32 %y) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 32)
  ret i32 %r
}
define i32 @tgt_funnel_by_width(i32 %x, i32 %y) {
  ret i32 %x
}

; funnel_by_width_other: incorrect -- by zero the first operand stays (llvm.fshl)
define i32 @src_funnel_by_width_other(i32 %x, i32 %y) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 32)
  ret i32 %r
}
define i32 @tgt_funnel_by_width_other(i32 %x, i32 %y) {
  ret i32 %y
}

; overflow_of_increment: correct -- only the greatest number wraps (llvm.sadd.with.overflow)
define i1 @src_overflow_of_increment(i8 %x) {
  %s = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x, i8 1)
  %r = extractvalue { i8, i1 } %s, 1
  ret i1 %r
}
define i1 @tgt_overflow_of_increment(i8 %x) {
  %r = icmp eq i8 %x, 127
  ret i1 %r
}

; overflow_of_increment_unsigned: incorrect -- minus one does not wrap as a signed number (llvm.sadd.with.overflow)
define i1 @src_overflow_of_increment_unsigned(i8 %x) {
  %s = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x, i8 1)
  %r = extractvalue { i8, i1 } %s, 1
  ret i1 %r
}
define i1 @tgt_overflow_of_increment_unsigned(i8 %x) {
  %r = icmp eq i8 %x, -1
  ret i1 %r
}

; udiv_by_top_bit: correct -- the quotient is the top bit (udiv)
define i8 @src_udiv_by_top_bit(i8 %x) {
  %r = udiv i8 %x, -128
  ret i8 %r
}
define i8 @tgt_udiv_by_top_bit(i8 %x) {
  %c = icmp slt i8 %x, 0
  %r = zext i1 %c to i8
  ret i8 %r
}

; sdiv_by_minimum: incorrect -- only the least number divided by itself is one (sdiv)
define i8 @src_sdiv_by_minimum(i8 %x) {
  %r = sdiv i8 %x, -128
  ret i8 %r
}
define i8 @tgt_sdiv_by_minimum(i8 %x) {
  %c = icmp slt i8 %x, 0
  %r = zext i1 %c to i8
  ret i8 %r
}

; srem_by_minus_one: correct -- the remainder is zero where it is defined (srem)
define i8 @src_srem_by_minus_one(i8 %x) {
  %r = srem i8 %x, -1
  ret i8 %r
}
define i8 @tgt_srem_by_minus_one(i8 %x) {
  ret i8 0
}

; srem_masked: incorrect -- the remainder has the sign of the dividend (srem)
define i8 @src_srem_masked(i8 %x) {
  %r = srem i8 %x, 4
  ret i8 %r
}
define i8 @tgt_srem_masked(i8 %x) {
  %r = and i8 %x, 3
  ret i8 %r
}

; scmp_as_difference: correct -- one where greater, minus one where less (llvm.scmp)
define i8 @src_scmp_as_difference(i32 noundef %x, i32 noundef %y) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %x, i32 %y)
  ret i8 %r
}
define i8 @tgt_scmp_as_difference(i32 noundef %x, i32 noundef %y) {
  %g = icmp sgt i32 %x, %y
  %l = icmp slt i32 %x, %y
  %a = zext i1 %g to i8
  %b = zext i1 %l to i8
  %r = sub nsw i8 %a, %b
  ret i8 %r
}

; scmp_unsigned: incorrect -- the order is the signed one (llvm.scmp)
define i8 @src_scmp_unsigned(i32 noundef %x, i32 noundef %y) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %x, i32 %y)
  ret i8 %r
}
define i8 @tgt_scmp_unsigned(i32 noundef %x, i32 noundef %y) {
  %g = icmp ugt i32 %x, %y
  %l = icmp ult i32 %x, %y
  %a = zext i1 %g to i8
  %b = zext i1 %l to i8
  %r = sub nsw i8 %a, %b
  ret i8 %r
}

; sshl_sat_of_one: correct -- one shifted by eight or more is poison, by seven it saturates (llvm.sshl.sat)
define i1 @src_sshl_sat_of_one(i8 noundef %n) {
  %r = call i8 @llvm.sshl.sat.i8(i8 1, i8 %n)
  %c = icmp sgt i8 %r, 0
  ret i1 %c
}
define i1 @tgt_sshl_sat_of_one(i8 noundef %n) {
  ret i1 true
}

; sshl_sat_as_shl: incorrect -- the shift wraps (llvm.sshl.sat)
define i8 @src_sshl_sat_as_shl(i8 %x) {
  %r = call i8 @llvm.sshl.sat.i8(i8 %x, i8 1)
  ret i8 %r
}
define i8 @tgt_sshl_sat_as_shl(i8 %x) {
  %r = shl i8 %x, 1
  ret i8 %r
}

; parity_of_reversed: correct -- the order of bits does not change their number (llvm.bitreverse; llvm.ctpop)
define i8 @src_parity_of_reversed(i8 %x) {
  %b = call i8 @llvm.bitreverse.i8(i8 %x)
  %r = call i8 @llvm.ctpop.i8(i8 %b)
  ret i8 %r
}
define i8 @tgt_parity_of_reversed(i8 %x) {
  %r = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %r
}

; reversed_sign: incorrect -- the lowest bit becomes the sign, not the highest (llvm.bitreverse)
define i1 @src_reversed_sign(i8 %x) {
  %b = call i8 @llvm.bitreverse.i8(i8 %x)
  %r = icmp slt i8 %b, 0
  ret i1 %r
}
define i1 @tgt_reversed_sign(i8 %x) {
  %r = icmp slt i8 %x, 0
  ret i1 %r
}

; remainder_by_power: correct -- the divisor is a power of two, or the division undefined (urem)
define i16 @src_remainder_by_power(i16 noundef %x, i16 noundef %n) {
  %y = shl i16 2, %n
  %r = urem i16 %x, %y
  ret i16 %r
}
define i16 @tgt_remainder_by_power(i16 noundef %x, i16 noundef %n) {
  %y = shl i16 2, %n
  %m = add i16 %y, -1
  %r = and i16 %x, %m
  ret i16 %r
}

; remainder_by_thrice_power: incorrect -- three times a power of two is none (urem)
define i16 @src_remainder_by_thrice_power(i16 noundef %x, i16 noundef %n) {
  %y = shl i16 3, %n
  %r = urem i16 %x, %y
  ret i16 %r
}
define i16 @tgt_remainder_by_thrice_power(i16 noundef %x, i16 noundef %n) {
  %y = shl i16 3, %n
  %m = add i16 %y, -1
  %r = and i16 %x, %m
  ret i16 %r
}

; above_lowest_bit: correct -- x and its negative together have all bits from the lowest one on (or; and)
define i64 @src_above_lowest_bit(i64 noundef %x) {
  %n = sub i64 0, %x
  %o = or i64 %n, %x
  %r = add i64 %x, %o
  ret i64 %r
}
define i64 @tgt_above_lowest_bit(i64 noundef %x) {
  %m = add i64 %x, -1
  %r = and i64 %m, %x
  ret i64 %r
}

; above_lowest_bit_wrong: incorrect -- the lowest bit goes as well (or; and)
define i64 @src_above_lowest_bit_wrong(i64 noundef %x) {
  %n = sub i64 0, %x
  %o = or i64 %n, %x
  %r = add i64 %x, %o
  ret i64 %r
}
define i64 @tgt_above_lowest_bit_wrong(i64 noundef %x) {
  %n = sub i64 0, %x
  %r = and i64 %n, %x
  ret i64 %r
}
