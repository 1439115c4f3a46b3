; Products of integers of 65 to 128 bits, and whether they overflowed.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare { i65, i1 } @llvm.umul.with.overflow.i65(i65, i65)
define i65 @umul_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.umul.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 0
  ret i65 %r
}
define i1 @umul_over_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.umul.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_short_65(i64 %a, i65 %b) {
  %x = zext i64 %a to i65
  %y = add i65 %b, 0
  %p = call { i65, i1 } @llvm.umul.with.overflow.i65(i65 %x, i65 %y)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
declare { i65, i1 } @llvm.smul.with.overflow.i65(i65, i65)
define i65 @smul_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 0
  ret i65 %r
}
define i1 @smul_over_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_short_65(i64 %a, i65 %b) {
  %x = sext i64 %a to i65
  %y = add i65 %b, 0
  %p = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %x, i65 %y)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i1 @near_65(i64 %a, i64 %b, i7 %s) {
  %x = sext i64 %a to i65
  %y = sext i64 %b to i65
  %n = zext i7 %s to i65
  %m = urem i65 %n, 65
  %z = shl i65 %y, %m
  %p = call { i65, i1 } @llvm.smul.with.overflow.i65(i65 %x, i65 %z)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
declare { i80, i1 } @llvm.umul.with.overflow.i80(i80, i80)
define i80 @umul_80(i80 %a, i80 %b) {
  %p = call { i80, i1 } @llvm.umul.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %p, 0
  ret i80 %r
}
define i1 @umul_over_80(i80 %a, i80 %b) {
  %p = call { i80, i1 } @llvm.umul.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_short_80(i64 %a, i65 %b) {
  %x = zext i64 %a to i80
  %y = zext i65 %b to i80
  %p = call { i80, i1 } @llvm.umul.with.overflow.i80(i80 %x, i80 %y)
  %r = extractvalue { i80, i1 } %p, 1
  ret i1 %r
}
declare { i80, i1 } @llvm.smul.with.overflow.i80(i80, i80)
define i80 @smul_80(i80 %a, i80 %b) {
  %p = call { i80, i1 } @llvm.smul.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %p, 0
  ret i80 %r
}
define i1 @smul_over_80(i80 %a, i80 %b) {
  %p = call { i80, i1 } @llvm.smul.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_short_80(i64 %a, i65 %b) {
  %x = sext i64 %a to i80
  %y = sext i65 %b to i80
  %p = call { i80, i1 } @llvm.smul.with.overflow.i80(i80 %x, i80 %y)
  %r = extractvalue { i80, i1 } %p, 1
  ret i1 %r
}
define i1 @near_80(i64 %a, i64 %b, i7 %s) {
  %x = sext i64 %a to i80
  %y = sext i64 %b to i80
  %n = zext i7 %s to i80
  %m = urem i80 %n, 80
  %z = shl i80 %y, %m
  %p = call { i80, i1 } @llvm.smul.with.overflow.i80(i80 %x, i80 %z)
  %r = extractvalue { i80, i1 } %p, 1
  ret i1 %r
}
declare { i96, i1 } @llvm.umul.with.overflow.i96(i96, i96)
define i96 @umul_96(i96 %a, i96 %b) {
  %p = call { i96, i1 } @llvm.umul.with.overflow.i96(i96 %a, i96 %b)
  %r = extractvalue { i96, i1 } %p, 0
  ret i96 %r
}
define i1 @umul_over_96(i96 %a, i96 %b) {
  %p = call { i96, i1 } @llvm.umul.with.overflow.i96(i96 %a, i96 %b)
  %r = extractvalue { i96, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_short_96(i64 %a, i65 %b) {
  %x = zext i64 %a to i96
  %y = zext i65 %b to i96
  %p = call { i96, i1 } @llvm.umul.with.overflow.i96(i96 %x, i96 %y)
  %r = extractvalue { i96, i1 } %p, 1
  ret i1 %r
}
declare { i96, i1 } @llvm.smul.with.overflow.i96(i96, i96)
define i96 @smul_96(i96 %a, i96 %b) {
  %p = call { i96, i1 } @llvm.smul.with.overflow.i96(i96 %a, i96 %b)
  %r = extractvalue { i96, i1 } %p, 0
  ret i96 %r
}
define i1 @smul_over_96(i96 %a, i96 %b) {
  %p = call { i96, i1 } @llvm.smul.with.overflow.i96(i96 %a, i96 %b)
  %r = extractvalue { i96, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_short_96(i64 %a, i65 %b) {
  %x = sext i64 %a to i96
  %y = sext i65 %b to i96
  %p = call { i96, i1 } @llvm.smul.with.overflow.i96(i96 %x, i96 %y)
  %r = extractvalue { i96, i1 } %p, 1
  ret i1 %r
}
define i1 @near_96(i64 %a, i64 %b, i7 %s) {
  %x = sext i64 %a to i96
  %y = sext i64 %b to i96
  %n = zext i7 %s to i96
  %m = urem i96 %n, 96
  %z = shl i96 %y, %m
  %p = call { i96, i1 } @llvm.smul.with.overflow.i96(i96 %x, i96 %z)
  %r = extractvalue { i96, i1 } %p, 1
  ret i1 %r
}
declare { i127, i1 } @llvm.umul.with.overflow.i127(i127, i127)
define i127 @umul_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.umul.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 0
  ret i127 %r
}
define i1 @umul_over_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.umul.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_short_127(i64 %a, i65 %b) {
  %x = zext i64 %a to i127
  %y = zext i65 %b to i127
  %p = call { i127, i1 } @llvm.umul.with.overflow.i127(i127 %x, i127 %y)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
declare { i127, i1 } @llvm.smul.with.overflow.i127(i127, i127)
define i127 @smul_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.smul.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 0
  ret i127 %r
}
define i1 @smul_over_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.smul.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_short_127(i64 %a, i65 %b) {
  %x = sext i64 %a to i127
  %y = sext i65 %b to i127
  %p = call { i127, i1 } @llvm.smul.with.overflow.i127(i127 %x, i127 %y)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i1 @near_127(i64 %a, i64 %b, i7 %s) {
  %x = sext i64 %a to i127
  %y = sext i64 %b to i127
  %n = zext i7 %s to i127
  %m = urem i127 %n, 127
  %z = shl i127 %y, %m
  %p = call { i127, i1 } @llvm.smul.with.overflow.i127(i127 %x, i127 %z)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
define i128 @umul_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 0
  ret i128 %r
}
define i1 @umul_over_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_short_128(i64 %a, i65 %b) {
  %x = zext i64 %a to i128
  %y = zext i65 %b to i128
  %p = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %x, i128 %y)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
define i128 @smul_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 0
  ret i128 %r
}
define i1 @smul_over_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_short_128(i64 %a, i65 %b) {
  %x = sext i64 %a to i128
  %y = sext i65 %b to i128
  %p = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %x, i128 %y)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i1 @near_128(i64 %a, i64 %b, i7 %s) {
  %x = sext i64 %a to i128
  %y = sext i64 %b to i128
  %n = zext i7 %s to i128
  %m = urem i128 %n, 128
  %z = shl i128 %y, %m
  %p = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %x, i128 %z)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
