; Division and bits of integers of two registers.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i128 @llvm.abs.i128(i128, i1)
declare i128 @llvm.bitreverse.i128(i128)
declare i128 @llvm.bswap.i128(i128)
declare i128 @llvm.ctlz.i128(i128, i1)
declare i128 @llvm.ctpop.i128(i128)
declare i128 @llvm.cttz.i128(i128, i1)
declare i128 @llvm.fshl.i128(i128, i128, i128)
declare i128 @llvm.fshr.i128(i128, i128, i128)
declare i65 @llvm.abs.i65(i65, i1)
declare i65 @llvm.bitreverse.i65(i65)
declare i65 @llvm.ctlz.i65(i65, i1)
declare i65 @llvm.ctpop.i65(i65)
declare i65 @llvm.cttz.i65(i65, i1)
declare i96 @llvm.abs.i96(i96, i1)
declare i96 @llvm.bitreverse.i96(i96)
declare i96 @llvm.ctlz.i96(i96, i1)
declare i96 @llvm.ctpop.i96(i96)
declare i96 @llvm.cttz.i96(i96, i1)
define i65 @udiv_65(i65 %a, i65 %b) {
  %r = udiv i65 %a, %b
  ret i65 %r
}
define i65 @udiv_few_65(i65 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i65
  %r = udiv i65 %a, %w
  ret i65 %r
}
define i65 @sdiv_65(i65 %a, i65 %b) {
  %r = sdiv i65 %a, %b
  ret i65 %r
}
define i65 @sdiv_few_65(i65 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i65
  %r = sdiv i65 %a, %w
  ret i65 %r
}
define i65 @urem_65(i65 %a, i65 %b) {
  %r = urem i65 %a, %b
  ret i65 %r
}
define i65 @urem_few_65(i65 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i65
  %r = urem i65 %a, %w
  ret i65 %r
}
define i65 @srem_65(i65 %a, i65 %b) {
  %r = srem i65 %a, %b
  ret i65 %r
}
define i65 @srem_few_65(i65 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i65
  %r = srem i65 %a, %w
  ret i65 %r
}
define i65 @ctpop_65(i65 %a) {
  %r = call i65 @llvm.ctpop.i65(i65 %a)
  ret i65 %r
}
define i65 @bitreverse_65(i65 %a) {
  %r = call i65 @llvm.bitreverse.i65(i65 %a)
  ret i65 %r
}
define i65 @ctlz_65(i65 %a) {
  %r = call i65 @llvm.ctlz.i65(i65 %a, i1 false)
  ret i65 %r
}
define i65 @cttz_65(i65 %a) {
  %r = call i65 @llvm.cttz.i65(i65 %a, i1 false)
  ret i65 %r
}
define i65 @abs_65(i65 %a) {
  %r = call i65 @llvm.abs.i65(i65 %a, i1 false)
  ret i65 %r
}
define i96 @udiv_96(i96 %a, i96 %b) {
  %r = udiv i96 %a, %b
  ret i96 %r
}
define i96 @udiv_few_96(i96 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i96
  %r = udiv i96 %a, %w
  ret i96 %r
}
define i96 @sdiv_96(i96 %a, i96 %b) {
  %r = sdiv i96 %a, %b
  ret i96 %r
}
define i96 @sdiv_few_96(i96 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i96
  %r = sdiv i96 %a, %w
  ret i96 %r
}
define i96 @urem_96(i96 %a, i96 %b) {
  %r = urem i96 %a, %b
  ret i96 %r
}
define i96 @urem_few_96(i96 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i96
  %r = urem i96 %a, %w
  ret i96 %r
}
define i96 @srem_96(i96 %a, i96 %b) {
  %r = srem i96 %a, %b
  ret i96 %r
}
define i96 @srem_few_96(i96 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i96
  %r = srem i96 %a, %w
  ret i96 %r
}
define i96 @ctpop_96(i96 %a) {
  %r = call i96 @llvm.ctpop.i96(i96 %a)
  ret i96 %r
}
define i96 @bitreverse_96(i96 %a) {
  %r = call i96 @llvm.bitreverse.i96(i96 %a)
  ret i96 %r
}
define i96 @ctlz_96(i96 %a) {
  %r = call i96 @llvm.ctlz.i96(i96 %a, i1 false)
  ret i96 %r
}
define i96 @cttz_96(i96 %a) {
  %r = call i96 @llvm.cttz.i96(i96 %a, i1 false)
  ret i96 %r
}
define i96 @abs_96(i96 %a) {
  %r = call i96 @llvm.abs.i96(i96 %a, i1 false)
  ret i96 %r
}
define i128 @udiv_128(i128 %a, i128 %b) {
  %r = udiv i128 %a, %b
  ret i128 %r
}
define i128 @udiv_few_128(i128 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i128
  %r = udiv i128 %a, %w
  ret i128 %r
}
define i128 @sdiv_128(i128 %a, i128 %b) {
  %r = sdiv i128 %a, %b
  ret i128 %r
}
define i128 @sdiv_few_128(i128 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i128
  %r = sdiv i128 %a, %w
  ret i128 %r
}
define i128 @urem_128(i128 %a, i128 %b) {
  %r = urem i128 %a, %b
  ret i128 %r
}
define i128 @urem_few_128(i128 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i128
  %r = urem i128 %a, %w
  ret i128 %r
}
define i128 @srem_128(i128 %a, i128 %b) {
  %r = srem i128 %a, %b
  ret i128 %r
}
define i128 @srem_few_128(i128 %a, i32 %b) {
  %o = or i32 %b, 1
  %w = sext i32 %o to i128
  %r = srem i128 %a, %w
  ret i128 %r
}
define i128 @ctpop_128(i128 %a) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}
define i128 @bitreverse_128(i128 %a) {
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  ret i128 %r
}
define i128 @bswap_128(i128 %a) {
  %r = call i128 @llvm.bswap.i128(i128 %a)
  ret i128 %r
}
define i128 @fshl_128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}
define i128 @fshr_128(i128 %a, i128 %b, i128 %c) {
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %c)
  ret i128 %r
}
define i128 @ctlz_128(i128 %a) {
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @cttz_128(i128 %a) {
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @abs_128(i128 %a) {
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  ret i128 %r
}
