; Whether arithmetic overflowed, at widths that are none of registers, of one bit, and of vectors.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare { i1, i1 } @llvm.uadd.with.overflow.i1(i1, i1)
define i1 @uadd_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.uadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %x, 0
  ret i1 %r
}
define i1 @uadd_over_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.uadd.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %x, 1
  ret i1 %o
}
declare { i1, i1 } @llvm.usub.with.overflow.i1(i1, i1)
define i1 @usub_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.usub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %x, 0
  ret i1 %r
}
define i1 @usub_over_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.usub.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %x, 1
  ret i1 %o
}
declare { i1, i1 } @llvm.umul.with.overflow.i1(i1, i1)
define i1 @umul_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.umul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %x, 0
  ret i1 %r
}
define i1 @umul_over_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.umul.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %x, 1
  ret i1 %o
}
declare { i1, i1 } @llvm.sadd.with.overflow.i1(i1, i1)
define i1 @sadd_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %x, 0
  ret i1 %r
}
define i1 @sadd_over_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %x, 1
  ret i1 %o
}
declare { i1, i1 } @llvm.ssub.with.overflow.i1(i1, i1)
define i1 @ssub_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.ssub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %x, 0
  ret i1 %r
}
define i1 @ssub_over_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.ssub.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %x, 1
  ret i1 %o
}
declare { i1, i1 } @llvm.smul.with.overflow.i1(i1, i1)
define i1 @smul_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %x, 0
  ret i1 %r
}
define i1 @smul_over_1(i1 %a, i1 %b) {
  %x = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  %o = extractvalue { i1, i1 } %x, 1
  ret i1 %o
}
declare { i2, i1 } @llvm.uadd.with.overflow.i2(i2, i2)
define i2 @uadd_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.uadd.with.overflow.i2(i2 %a, i2 %b)
  %r = extractvalue { i2, i1 } %x, 0
  ret i2 %r
}
define i1 @uadd_over_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.uadd.with.overflow.i2(i2 %a, i2 %b)
  %o = extractvalue { i2, i1 } %x, 1
  ret i1 %o
}
declare { i2, i1 } @llvm.usub.with.overflow.i2(i2, i2)
define i2 @usub_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.usub.with.overflow.i2(i2 %a, i2 %b)
  %r = extractvalue { i2, i1 } %x, 0
  ret i2 %r
}
define i1 @usub_over_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.usub.with.overflow.i2(i2 %a, i2 %b)
  %o = extractvalue { i2, i1 } %x, 1
  ret i1 %o
}
declare { i2, i1 } @llvm.umul.with.overflow.i2(i2, i2)
define i2 @umul_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.umul.with.overflow.i2(i2 %a, i2 %b)
  %r = extractvalue { i2, i1 } %x, 0
  ret i2 %r
}
define i1 @umul_over_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.umul.with.overflow.i2(i2 %a, i2 %b)
  %o = extractvalue { i2, i1 } %x, 1
  ret i1 %o
}
declare { i2, i1 } @llvm.sadd.with.overflow.i2(i2, i2)
define i2 @sadd_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.sadd.with.overflow.i2(i2 %a, i2 %b)
  %r = extractvalue { i2, i1 } %x, 0
  ret i2 %r
}
define i1 @sadd_over_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.sadd.with.overflow.i2(i2 %a, i2 %b)
  %o = extractvalue { i2, i1 } %x, 1
  ret i1 %o
}
declare { i2, i1 } @llvm.ssub.with.overflow.i2(i2, i2)
define i2 @ssub_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.ssub.with.overflow.i2(i2 %a, i2 %b)
  %r = extractvalue { i2, i1 } %x, 0
  ret i2 %r
}
define i1 @ssub_over_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.ssub.with.overflow.i2(i2 %a, i2 %b)
  %o = extractvalue { i2, i1 } %x, 1
  ret i1 %o
}
declare { i2, i1 } @llvm.smul.with.overflow.i2(i2, i2)
define i2 @smul_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.smul.with.overflow.i2(i2 %a, i2 %b)
  %r = extractvalue { i2, i1 } %x, 0
  ret i2 %r
}
define i1 @smul_over_2(i2 %a, i2 %b) {
  %x = call { i2, i1 } @llvm.smul.with.overflow.i2(i2 %a, i2 %b)
  %o = extractvalue { i2, i1 } %x, 1
  ret i1 %o
}
declare { i5, i1 } @llvm.uadd.with.overflow.i5(i5, i5)
define i5 @uadd_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.uadd.with.overflow.i5(i5 %a, i5 %b)
  %r = extractvalue { i5, i1 } %x, 0
  ret i5 %r
}
define i1 @uadd_over_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.uadd.with.overflow.i5(i5 %a, i5 %b)
  %o = extractvalue { i5, i1 } %x, 1
  ret i1 %o
}
declare { i5, i1 } @llvm.usub.with.overflow.i5(i5, i5)
define i5 @usub_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.usub.with.overflow.i5(i5 %a, i5 %b)
  %r = extractvalue { i5, i1 } %x, 0
  ret i5 %r
}
define i1 @usub_over_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.usub.with.overflow.i5(i5 %a, i5 %b)
  %o = extractvalue { i5, i1 } %x, 1
  ret i1 %o
}
declare { i5, i1 } @llvm.umul.with.overflow.i5(i5, i5)
define i5 @umul_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.umul.with.overflow.i5(i5 %a, i5 %b)
  %r = extractvalue { i5, i1 } %x, 0
  ret i5 %r
}
define i1 @umul_over_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.umul.with.overflow.i5(i5 %a, i5 %b)
  %o = extractvalue { i5, i1 } %x, 1
  ret i1 %o
}
declare { i5, i1 } @llvm.sadd.with.overflow.i5(i5, i5)
define i5 @sadd_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %a, i5 %b)
  %r = extractvalue { i5, i1 } %x, 0
  ret i5 %r
}
define i1 @sadd_over_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.sadd.with.overflow.i5(i5 %a, i5 %b)
  %o = extractvalue { i5, i1 } %x, 1
  ret i1 %o
}
declare { i5, i1 } @llvm.ssub.with.overflow.i5(i5, i5)
define i5 @ssub_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %a, i5 %b)
  %r = extractvalue { i5, i1 } %x, 0
  ret i5 %r
}
define i1 @ssub_over_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.ssub.with.overflow.i5(i5 %a, i5 %b)
  %o = extractvalue { i5, i1 } %x, 1
  ret i1 %o
}
declare { i5, i1 } @llvm.smul.with.overflow.i5(i5, i5)
define i5 @smul_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.smul.with.overflow.i5(i5 %a, i5 %b)
  %r = extractvalue { i5, i1 } %x, 0
  ret i5 %r
}
define i1 @smul_over_5(i5 %a, i5 %b) {
  %x = call { i5, i1 } @llvm.smul.with.overflow.i5(i5 %a, i5 %b)
  %o = extractvalue { i5, i1 } %x, 1
  ret i1 %o
}
declare { i7, i1 } @llvm.uadd.with.overflow.i7(i7, i7)
define i7 @uadd_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.uadd.with.overflow.i7(i7 %a, i7 %b)
  %r = extractvalue { i7, i1 } %x, 0
  ret i7 %r
}
define i1 @uadd_over_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.uadd.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %x, 1
  ret i1 %o
}
declare { i7, i1 } @llvm.usub.with.overflow.i7(i7, i7)
define i7 @usub_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.usub.with.overflow.i7(i7 %a, i7 %b)
  %r = extractvalue { i7, i1 } %x, 0
  ret i7 %r
}
define i1 @usub_over_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.usub.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %x, 1
  ret i1 %o
}
declare { i7, i1 } @llvm.umul.with.overflow.i7(i7, i7)
define i7 @umul_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.umul.with.overflow.i7(i7 %a, i7 %b)
  %r = extractvalue { i7, i1 } %x, 0
  ret i7 %r
}
define i1 @umul_over_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.umul.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %x, 1
  ret i1 %o
}
declare { i7, i1 } @llvm.sadd.with.overflow.i7(i7, i7)
define i7 @sadd_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.sadd.with.overflow.i7(i7 %a, i7 %b)
  %r = extractvalue { i7, i1 } %x, 0
  ret i7 %r
}
define i1 @sadd_over_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.sadd.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %x, 1
  ret i1 %o
}
declare { i7, i1 } @llvm.ssub.with.overflow.i7(i7, i7)
define i7 @ssub_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.ssub.with.overflow.i7(i7 %a, i7 %b)
  %r = extractvalue { i7, i1 } %x, 0
  ret i7 %r
}
define i1 @ssub_over_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.ssub.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %x, 1
  ret i1 %o
}
declare { i7, i1 } @llvm.smul.with.overflow.i7(i7, i7)
define i7 @smul_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.smul.with.overflow.i7(i7 %a, i7 %b)
  %r = extractvalue { i7, i1 } %x, 0
  ret i7 %r
}
define i1 @smul_over_7(i7 %a, i7 %b) {
  %x = call { i7, i1 } @llvm.smul.with.overflow.i7(i7 %a, i7 %b)
  %o = extractvalue { i7, i1 } %x, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
define i8 @uadd_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %x, 0
  ret i8 %r
}
define i1 @uadd_over_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %x, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
define i8 @usub_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %x, 0
  ret i8 %r
}
define i1 @usub_over_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %x, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
define i8 @umul_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %x, 0
  ret i8 %r
}
define i1 @umul_over_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %x, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
define i8 @sadd_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %x, 0
  ret i8 %r
}
define i1 @sadd_over_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %x, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
define i8 @ssub_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %x, 0
  ret i8 %r
}
define i1 @ssub_over_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %x, 1
  ret i1 %o
}
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
define i8 @smul_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %r = extractvalue { i8, i1 } %x, 0
  ret i8 %r
}
define i1 @smul_over_8(i8 %a, i8 %b) {
  %x = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %o = extractvalue { i8, i1 } %x, 1
  ret i1 %o
}
declare { i15, i1 } @llvm.uadd.with.overflow.i15(i15, i15)
define i15 @uadd_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.uadd.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %x, 0
  ret i15 %r
}
define i1 @uadd_over_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.uadd.with.overflow.i15(i15 %a, i15 %b)
  %o = extractvalue { i15, i1 } %x, 1
  ret i1 %o
}
declare { i15, i1 } @llvm.usub.with.overflow.i15(i15, i15)
define i15 @usub_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.usub.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %x, 0
  ret i15 %r
}
define i1 @usub_over_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.usub.with.overflow.i15(i15 %a, i15 %b)
  %o = extractvalue { i15, i1 } %x, 1
  ret i1 %o
}
declare { i15, i1 } @llvm.umul.with.overflow.i15(i15, i15)
define i15 @umul_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.umul.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %x, 0
  ret i15 %r
}
define i1 @umul_over_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.umul.with.overflow.i15(i15 %a, i15 %b)
  %o = extractvalue { i15, i1 } %x, 1
  ret i1 %o
}
declare { i15, i1 } @llvm.sadd.with.overflow.i15(i15, i15)
define i15 @sadd_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.sadd.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %x, 0
  ret i15 %r
}
define i1 @sadd_over_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.sadd.with.overflow.i15(i15 %a, i15 %b)
  %o = extractvalue { i15, i1 } %x, 1
  ret i1 %o
}
declare { i15, i1 } @llvm.ssub.with.overflow.i15(i15, i15)
define i15 @ssub_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.ssub.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %x, 0
  ret i15 %r
}
define i1 @ssub_over_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.ssub.with.overflow.i15(i15 %a, i15 %b)
  %o = extractvalue { i15, i1 } %x, 1
  ret i1 %o
}
declare { i15, i1 } @llvm.smul.with.overflow.i15(i15, i15)
define i15 @smul_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.smul.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %x, 0
  ret i15 %r
}
define i1 @smul_over_15(i15 %a, i15 %b) {
  %x = call { i15, i1 } @llvm.smul.with.overflow.i15(i15 %a, i15 %b)
  %o = extractvalue { i15, i1 } %x, 1
  ret i1 %o
}
declare { i17, i1 } @llvm.uadd.with.overflow.i17(i17, i17)
define i17 @uadd_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.uadd.with.overflow.i17(i17 %a, i17 %b)
  %r = extractvalue { i17, i1 } %x, 0
  ret i17 %r
}
define i1 @uadd_over_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.uadd.with.overflow.i17(i17 %a, i17 %b)
  %o = extractvalue { i17, i1 } %x, 1
  ret i1 %o
}
declare { i17, i1 } @llvm.usub.with.overflow.i17(i17, i17)
define i17 @usub_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.usub.with.overflow.i17(i17 %a, i17 %b)
  %r = extractvalue { i17, i1 } %x, 0
  ret i17 %r
}
define i1 @usub_over_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.usub.with.overflow.i17(i17 %a, i17 %b)
  %o = extractvalue { i17, i1 } %x, 1
  ret i1 %o
}
declare { i17, i1 } @llvm.umul.with.overflow.i17(i17, i17)
define i17 @umul_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.umul.with.overflow.i17(i17 %a, i17 %b)
  %r = extractvalue { i17, i1 } %x, 0
  ret i17 %r
}
define i1 @umul_over_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.umul.with.overflow.i17(i17 %a, i17 %b)
  %o = extractvalue { i17, i1 } %x, 1
  ret i1 %o
}
declare { i17, i1 } @llvm.sadd.with.overflow.i17(i17, i17)
define i17 @sadd_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.sadd.with.overflow.i17(i17 %a, i17 %b)
  %r = extractvalue { i17, i1 } %x, 0
  ret i17 %r
}
define i1 @sadd_over_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.sadd.with.overflow.i17(i17 %a, i17 %b)
  %o = extractvalue { i17, i1 } %x, 1
  ret i1 %o
}
declare { i17, i1 } @llvm.ssub.with.overflow.i17(i17, i17)
define i17 @ssub_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.ssub.with.overflow.i17(i17 %a, i17 %b)
  %r = extractvalue { i17, i1 } %x, 0
  ret i17 %r
}
define i1 @ssub_over_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.ssub.with.overflow.i17(i17 %a, i17 %b)
  %o = extractvalue { i17, i1 } %x, 1
  ret i1 %o
}
declare { i17, i1 } @llvm.smul.with.overflow.i17(i17, i17)
define i17 @smul_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.smul.with.overflow.i17(i17 %a, i17 %b)
  %r = extractvalue { i17, i1 } %x, 0
  ret i17 %r
}
define i1 @smul_over_17(i17 %a, i17 %b) {
  %x = call { i17, i1 } @llvm.smul.with.overflow.i17(i17 %a, i17 %b)
  %o = extractvalue { i17, i1 } %x, 1
  ret i1 %o
}
declare { i24, i1 } @llvm.uadd.with.overflow.i24(i24, i24)
define i24 @uadd_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %a, i24 %b)
  %r = extractvalue { i24, i1 } %x, 0
  ret i24 %r
}
define i1 @uadd_over_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.uadd.with.overflow.i24(i24 %a, i24 %b)
  %o = extractvalue { i24, i1 } %x, 1
  ret i1 %o
}
declare { i24, i1 } @llvm.usub.with.overflow.i24(i24, i24)
define i24 @usub_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.usub.with.overflow.i24(i24 %a, i24 %b)
  %r = extractvalue { i24, i1 } %x, 0
  ret i24 %r
}
define i1 @usub_over_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.usub.with.overflow.i24(i24 %a, i24 %b)
  %o = extractvalue { i24, i1 } %x, 1
  ret i1 %o
}
declare { i24, i1 } @llvm.umul.with.overflow.i24(i24, i24)
define i24 @umul_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.umul.with.overflow.i24(i24 %a, i24 %b)
  %r = extractvalue { i24, i1 } %x, 0
  ret i24 %r
}
define i1 @umul_over_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.umul.with.overflow.i24(i24 %a, i24 %b)
  %o = extractvalue { i24, i1 } %x, 1
  ret i1 %o
}
declare { i24, i1 } @llvm.sadd.with.overflow.i24(i24, i24)
define i24 @sadd_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %a, i24 %b)
  %r = extractvalue { i24, i1 } %x, 0
  ret i24 %r
}
define i1 @sadd_over_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.sadd.with.overflow.i24(i24 %a, i24 %b)
  %o = extractvalue { i24, i1 } %x, 1
  ret i1 %o
}
declare { i24, i1 } @llvm.ssub.with.overflow.i24(i24, i24)
define i24 @ssub_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %a, i24 %b)
  %r = extractvalue { i24, i1 } %x, 0
  ret i24 %r
}
define i1 @ssub_over_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.ssub.with.overflow.i24(i24 %a, i24 %b)
  %o = extractvalue { i24, i1 } %x, 1
  ret i1 %o
}
declare { i24, i1 } @llvm.smul.with.overflow.i24(i24, i24)
define i24 @smul_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %a, i24 %b)
  %r = extractvalue { i24, i1 } %x, 0
  ret i24 %r
}
define i1 @smul_over_24(i24 %a, i24 %b) {
  %x = call { i24, i1 } @llvm.smul.with.overflow.i24(i24 %a, i24 %b)
  %o = extractvalue { i24, i1 } %x, 1
  ret i1 %o
}
declare { i31, i1 } @llvm.uadd.with.overflow.i31(i31, i31)
define i31 @uadd_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.uadd.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %x, 0
  ret i31 %r
}
define i1 @uadd_over_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.uadd.with.overflow.i31(i31 %a, i31 %b)
  %o = extractvalue { i31, i1 } %x, 1
  ret i1 %o
}
declare { i31, i1 } @llvm.usub.with.overflow.i31(i31, i31)
define i31 @usub_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.usub.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %x, 0
  ret i31 %r
}
define i1 @usub_over_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.usub.with.overflow.i31(i31 %a, i31 %b)
  %o = extractvalue { i31, i1 } %x, 1
  ret i1 %o
}
declare { i31, i1 } @llvm.umul.with.overflow.i31(i31, i31)
define i31 @umul_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.umul.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %x, 0
  ret i31 %r
}
define i1 @umul_over_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.umul.with.overflow.i31(i31 %a, i31 %b)
  %o = extractvalue { i31, i1 } %x, 1
  ret i1 %o
}
declare { i31, i1 } @llvm.sadd.with.overflow.i31(i31, i31)
define i31 @sadd_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.sadd.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %x, 0
  ret i31 %r
}
define i1 @sadd_over_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.sadd.with.overflow.i31(i31 %a, i31 %b)
  %o = extractvalue { i31, i1 } %x, 1
  ret i1 %o
}
declare { i31, i1 } @llvm.ssub.with.overflow.i31(i31, i31)
define i31 @ssub_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.ssub.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %x, 0
  ret i31 %r
}
define i1 @ssub_over_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.ssub.with.overflow.i31(i31 %a, i31 %b)
  %o = extractvalue { i31, i1 } %x, 1
  ret i1 %o
}
declare { i31, i1 } @llvm.smul.with.overflow.i31(i31, i31)
define i31 @smul_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.smul.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %x, 0
  ret i31 %r
}
define i1 @smul_over_31(i31 %a, i31 %b) {
  %x = call { i31, i1 } @llvm.smul.with.overflow.i31(i31 %a, i31 %b)
  %o = extractvalue { i31, i1 } %x, 1
  ret i1 %o
}
declare { i33, i1 } @llvm.uadd.with.overflow.i33(i33, i33)
define i33 @uadd_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.uadd.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %x, 0
  ret i33 %r
}
define i1 @uadd_over_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.uadd.with.overflow.i33(i33 %a, i33 %b)
  %o = extractvalue { i33, i1 } %x, 1
  ret i1 %o
}
declare { i33, i1 } @llvm.usub.with.overflow.i33(i33, i33)
define i33 @usub_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.usub.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %x, 0
  ret i33 %r
}
define i1 @usub_over_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.usub.with.overflow.i33(i33 %a, i33 %b)
  %o = extractvalue { i33, i1 } %x, 1
  ret i1 %o
}
declare { i33, i1 } @llvm.umul.with.overflow.i33(i33, i33)
define i33 @umul_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.umul.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %x, 0
  ret i33 %r
}
define i1 @umul_over_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.umul.with.overflow.i33(i33 %a, i33 %b)
  %o = extractvalue { i33, i1 } %x, 1
  ret i1 %o
}
declare { i33, i1 } @llvm.sadd.with.overflow.i33(i33, i33)
define i33 @sadd_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.sadd.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %x, 0
  ret i33 %r
}
define i1 @sadd_over_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.sadd.with.overflow.i33(i33 %a, i33 %b)
  %o = extractvalue { i33, i1 } %x, 1
  ret i1 %o
}
declare { i33, i1 } @llvm.ssub.with.overflow.i33(i33, i33)
define i33 @ssub_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.ssub.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %x, 0
  ret i33 %r
}
define i1 @ssub_over_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.ssub.with.overflow.i33(i33 %a, i33 %b)
  %o = extractvalue { i33, i1 } %x, 1
  ret i1 %o
}
declare { i33, i1 } @llvm.smul.with.overflow.i33(i33, i33)
define i33 @smul_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %x, 0
  ret i33 %r
}
define i1 @smul_over_33(i33 %a, i33 %b) {
  %x = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 %a, i33 %b)
  %o = extractvalue { i33, i1 } %x, 1
  ret i1 %o
}
declare { i48, i1 } @llvm.uadd.with.overflow.i48(i48, i48)
define i48 @uadd_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %x, 0
  ret i48 %r
}
define i1 @uadd_over_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %a, i48 %b)
  %o = extractvalue { i48, i1 } %x, 1
  ret i1 %o
}
declare { i48, i1 } @llvm.usub.with.overflow.i48(i48, i48)
define i48 @usub_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %x, 0
  ret i48 %r
}
define i1 @usub_over_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %a, i48 %b)
  %o = extractvalue { i48, i1 } %x, 1
  ret i1 %o
}
declare { i48, i1 } @llvm.umul.with.overflow.i48(i48, i48)
define i48 @umul_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %x, 0
  ret i48 %r
}
define i1 @umul_over_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  %o = extractvalue { i48, i1 } %x, 1
  ret i1 %o
}
declare { i48, i1 } @llvm.sadd.with.overflow.i48(i48, i48)
define i48 @sadd_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %x, 0
  ret i48 %r
}
define i1 @sadd_over_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %a, i48 %b)
  %o = extractvalue { i48, i1 } %x, 1
  ret i1 %o
}
declare { i48, i1 } @llvm.ssub.with.overflow.i48(i48, i48)
define i48 @ssub_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %x, 0
  ret i48 %r
}
define i1 @ssub_over_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %a, i48 %b)
  %o = extractvalue { i48, i1 } %x, 1
  ret i1 %o
}
declare { i48, i1 } @llvm.smul.with.overflow.i48(i48, i48)
define i48 @smul_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %x, 0
  ret i48 %r
}
define i1 @smul_over_48(i48 %a, i48 %b) {
  %x = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  %o = extractvalue { i48, i1 } %x, 1
  ret i1 %o
}
declare { i63, i1 } @llvm.uadd.with.overflow.i63(i63, i63)
define i63 @uadd_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.uadd.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %x, 0
  ret i63 %r
}
define i1 @uadd_over_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.uadd.with.overflow.i63(i63 %a, i63 %b)
  %o = extractvalue { i63, i1 } %x, 1
  ret i1 %o
}
declare { i63, i1 } @llvm.usub.with.overflow.i63(i63, i63)
define i63 @usub_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.usub.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %x, 0
  ret i63 %r
}
define i1 @usub_over_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.usub.with.overflow.i63(i63 %a, i63 %b)
  %o = extractvalue { i63, i1 } %x, 1
  ret i1 %o
}
declare { i63, i1 } @llvm.umul.with.overflow.i63(i63, i63)
define i63 @umul_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.umul.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %x, 0
  ret i63 %r
}
define i1 @umul_over_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.umul.with.overflow.i63(i63 %a, i63 %b)
  %o = extractvalue { i63, i1 } %x, 1
  ret i1 %o
}
declare { i63, i1 } @llvm.sadd.with.overflow.i63(i63, i63)
define i63 @sadd_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.sadd.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %x, 0
  ret i63 %r
}
define i1 @sadd_over_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.sadd.with.overflow.i63(i63 %a, i63 %b)
  %o = extractvalue { i63, i1 } %x, 1
  ret i1 %o
}
declare { i63, i1 } @llvm.ssub.with.overflow.i63(i63, i63)
define i63 @ssub_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.ssub.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %x, 0
  ret i63 %r
}
define i1 @ssub_over_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.ssub.with.overflow.i63(i63 %a, i63 %b)
  %o = extractvalue { i63, i1 } %x, 1
  ret i1 %o
}
declare { i63, i1 } @llvm.smul.with.overflow.i63(i63, i63)
define i63 @smul_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.smul.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %x, 0
  ret i63 %r
}
define i1 @smul_over_63(i63 %a, i63 %b) {
  %x = call { i63, i1 } @llvm.smul.with.overflow.i63(i63 %a, i63 %b)
  %o = extractvalue { i63, i1 } %x, 1
  ret i1 %o
}
declare { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
define <2 x i32> @uadd_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %x = call { <2 x i32>, <2 x i1> } @llvm.uadd.with.overflow.v2i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractvalue { <2 x i32>, <2 x i1> } %x, 0
  %o = extractvalue { <2 x i32>, <2 x i1> } %x, 1
  %s = select <2 x i1> %o, <2 x i32> %a, <2 x i32> %r
  ret <2 x i32> %s
}
declare { <2 x i32>, <2 x i1> } @llvm.usub.with.overflow.v2i32(<2 x i32>, <2 x i32>)
define <2 x i32> @usub_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %x = call { <2 x i32>, <2 x i1> } @llvm.usub.with.overflow.v2i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractvalue { <2 x i32>, <2 x i1> } %x, 0
  %o = extractvalue { <2 x i32>, <2 x i1> } %x, 1
  %s = select <2 x i1> %o, <2 x i32> %a, <2 x i32> %r
  ret <2 x i32> %s
}
declare { <2 x i32>, <2 x i1> } @llvm.umul.with.overflow.v2i32(<2 x i32>, <2 x i32>)
define <2 x i32> @umul_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %x = call { <2 x i32>, <2 x i1> } @llvm.umul.with.overflow.v2i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractvalue { <2 x i32>, <2 x i1> } %x, 0
  %o = extractvalue { <2 x i32>, <2 x i1> } %x, 1
  %s = select <2 x i1> %o, <2 x i32> %a, <2 x i32> %r
  ret <2 x i32> %s
}
declare { <2 x i32>, <2 x i1> } @llvm.sadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
define <2 x i32> @sadd_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %x = call { <2 x i32>, <2 x i1> } @llvm.sadd.with.overflow.v2i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractvalue { <2 x i32>, <2 x i1> } %x, 0
  %o = extractvalue { <2 x i32>, <2 x i1> } %x, 1
  %s = select <2 x i1> %o, <2 x i32> %a, <2 x i32> %r
  ret <2 x i32> %s
}
declare { <2 x i32>, <2 x i1> } @llvm.ssub.with.overflow.v2i32(<2 x i32>, <2 x i32>)
define <2 x i32> @ssub_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %x = call { <2 x i32>, <2 x i1> } @llvm.ssub.with.overflow.v2i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractvalue { <2 x i32>, <2 x i1> } %x, 0
  %o = extractvalue { <2 x i32>, <2 x i1> } %x, 1
  %s = select <2 x i1> %o, <2 x i32> %a, <2 x i32> %r
  ret <2 x i32> %s
}
declare { <2 x i32>, <2 x i1> } @llvm.smul.with.overflow.v2i32(<2 x i32>, <2 x i32>)
define <2 x i32> @smul_v2i32(<2 x i32> %a, <2 x i32> %b) {
  %x = call { <2 x i32>, <2 x i1> } @llvm.smul.with.overflow.v2i32(<2 x i32> %a, <2 x i32> %b)
  %r = extractvalue { <2 x i32>, <2 x i1> } %x, 0
  %o = extractvalue { <2 x i32>, <2 x i1> } %x, 1
  %s = select <2 x i1> %o, <2 x i32> %a, <2 x i32> %r
  ret <2 x i32> %s
}
declare { <4 x i8>, <4 x i1> } @llvm.uadd.with.overflow.v4i8(<4 x i8>, <4 x i8>)
define <4 x i8> @uadd_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %x = call { <4 x i8>, <4 x i1> } @llvm.uadd.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = extractvalue { <4 x i8>, <4 x i1> } %x, 0
  %o = extractvalue { <4 x i8>, <4 x i1> } %x, 1
  %s = select <4 x i1> %o, <4 x i8> %a, <4 x i8> %r
  ret <4 x i8> %s
}
declare { <4 x i8>, <4 x i1> } @llvm.usub.with.overflow.v4i8(<4 x i8>, <4 x i8>)
define <4 x i8> @usub_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %x = call { <4 x i8>, <4 x i1> } @llvm.usub.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = extractvalue { <4 x i8>, <4 x i1> } %x, 0
  %o = extractvalue { <4 x i8>, <4 x i1> } %x, 1
  %s = select <4 x i1> %o, <4 x i8> %a, <4 x i8> %r
  ret <4 x i8> %s
}
declare { <4 x i8>, <4 x i1> } @llvm.umul.with.overflow.v4i8(<4 x i8>, <4 x i8>)
define <4 x i8> @umul_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %x = call { <4 x i8>, <4 x i1> } @llvm.umul.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = extractvalue { <4 x i8>, <4 x i1> } %x, 0
  %o = extractvalue { <4 x i8>, <4 x i1> } %x, 1
  %s = select <4 x i1> %o, <4 x i8> %a, <4 x i8> %r
  ret <4 x i8> %s
}
declare { <4 x i8>, <4 x i1> } @llvm.sadd.with.overflow.v4i8(<4 x i8>, <4 x i8>)
define <4 x i8> @sadd_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %x = call { <4 x i8>, <4 x i1> } @llvm.sadd.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = extractvalue { <4 x i8>, <4 x i1> } %x, 0
  %o = extractvalue { <4 x i8>, <4 x i1> } %x, 1
  %s = select <4 x i1> %o, <4 x i8> %a, <4 x i8> %r
  ret <4 x i8> %s
}
declare { <4 x i8>, <4 x i1> } @llvm.ssub.with.overflow.v4i8(<4 x i8>, <4 x i8>)
define <4 x i8> @ssub_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %x = call { <4 x i8>, <4 x i1> } @llvm.ssub.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = extractvalue { <4 x i8>, <4 x i1> } %x, 0
  %o = extractvalue { <4 x i8>, <4 x i1> } %x, 1
  %s = select <4 x i1> %o, <4 x i8> %a, <4 x i8> %r
  ret <4 x i8> %s
}
declare { <4 x i8>, <4 x i1> } @llvm.smul.with.overflow.v4i8(<4 x i8>, <4 x i8>)
define <4 x i8> @smul_v4i8(<4 x i8> %a, <4 x i8> %b) {
  %x = call { <4 x i8>, <4 x i1> } @llvm.smul.with.overflow.v4i8(<4 x i8> %a, <4 x i8> %b)
  %r = extractvalue { <4 x i8>, <4 x i1> } %x, 0
  %o = extractvalue { <4 x i8>, <4 x i1> } %x, 1
  %s = select <4 x i1> %o, <4 x i8> %a, <4 x i8> %r
  ret <4 x i8> %s
}
