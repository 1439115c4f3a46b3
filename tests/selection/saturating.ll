; Arithmetic that clamps or says that it overflowed, and three-way comparisons: one bit, a bit less than a register, two registers.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.sadd.sat.i1(i1, i1)
declare i1 @llvm.ssub.sat.i1(i1, i1)
declare i1 @llvm.uadd.sat.i1(i1, i1)
declare i1 @llvm.usub.sat.i1(i1, i1)
declare i127 @llvm.sadd.sat.i127(i127, i127)
declare i127 @llvm.ssub.sat.i127(i127, i127)
declare i127 @llvm.uadd.sat.i127(i127, i127)
declare i127 @llvm.usub.sat.i127(i127, i127)
declare i128 @llvm.sadd.sat.i128(i128, i128)
declare i128 @llvm.ssub.sat.i128(i128, i128)
declare i128 @llvm.uadd.sat.i128(i128, i128)
declare i128 @llvm.usub.sat.i128(i128, i128)
declare i15 @llvm.sadd.sat.i15(i15, i15)
declare i15 @llvm.ssub.sat.i15(i15, i15)
declare i15 @llvm.uadd.sat.i15(i15, i15)
declare i15 @llvm.usub.sat.i15(i15, i15)
declare i31 @llvm.sadd.sat.i31(i31, i31)
declare i31 @llvm.ssub.sat.i31(i31, i31)
declare i31 @llvm.uadd.sat.i31(i31, i31)
declare i31 @llvm.usub.sat.i31(i31, i31)
declare i33 @llvm.sadd.sat.i33(i33, i33)
declare i33 @llvm.ssub.sat.i33(i33, i33)
declare i33 @llvm.uadd.sat.i33(i33, i33)
declare i33 @llvm.usub.sat.i33(i33, i33)
declare i48 @llvm.sadd.sat.i48(i48, i48)
declare i48 @llvm.ssub.sat.i48(i48, i48)
declare i48 @llvm.uadd.sat.i48(i48, i48)
declare i48 @llvm.usub.sat.i48(i48, i48)
declare i63 @llvm.sadd.sat.i63(i63, i63)
declare i63 @llvm.ssub.sat.i63(i63, i63)
declare i63 @llvm.uadd.sat.i63(i63, i63)
declare i63 @llvm.usub.sat.i63(i63, i63)
declare i65 @llvm.sadd.sat.i65(i65, i65)
declare i65 @llvm.ssub.sat.i65(i65, i65)
declare i65 @llvm.uadd.sat.i65(i65, i65)
declare i65 @llvm.usub.sat.i65(i65, i65)
declare i8 @llvm.scmp.i8.i1(i1, i1)
declare i8 @llvm.scmp.i8.i127(i127, i127)
declare i8 @llvm.scmp.i8.i128(i128, i128)
declare i8 @llvm.scmp.i8.i15(i15, i15)
declare i8 @llvm.scmp.i8.i31(i31, i31)
declare i8 @llvm.scmp.i8.i33(i33, i33)
declare i8 @llvm.scmp.i8.i48(i48, i48)
declare i8 @llvm.scmp.i8.i63(i63, i63)
declare i8 @llvm.scmp.i8.i65(i65, i65)
declare i8 @llvm.ucmp.i8.i1(i1, i1)
declare i8 @llvm.ucmp.i8.i127(i127, i127)
declare i8 @llvm.ucmp.i8.i128(i128, i128)
declare i8 @llvm.ucmp.i8.i15(i15, i15)
declare i8 @llvm.ucmp.i8.i31(i31, i31)
declare i8 @llvm.ucmp.i8.i33(i33, i33)
declare i8 @llvm.ucmp.i8.i48(i48, i48)
declare i8 @llvm.ucmp.i8.i63(i63, i63)
declare i8 @llvm.ucmp.i8.i65(i65, i65)
declare { i1, i1 } @llvm.sadd.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.smul.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.ssub.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.uadd.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.umul.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.usub.with.overflow.i1(i1, i1)
declare { i127, i1 } @llvm.sadd.with.overflow.i127(i127, i127)
declare { i127, i1 } @llvm.ssub.with.overflow.i127(i127, i127)
declare { i127, i1 } @llvm.uadd.with.overflow.i127(i127, i127)
declare { i127, i1 } @llvm.usub.with.overflow.i127(i127, i127)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i15, i1 } @llvm.sadd.with.overflow.i15(i15, i15)
declare { i15, i1 } @llvm.smul.with.overflow.i15(i15, i15)
declare { i15, i1 } @llvm.ssub.with.overflow.i15(i15, i15)
declare { i15, i1 } @llvm.uadd.with.overflow.i15(i15, i15)
declare { i15, i1 } @llvm.umul.with.overflow.i15(i15, i15)
declare { i15, i1 } @llvm.usub.with.overflow.i15(i15, i15)
declare { i31, i1 } @llvm.sadd.with.overflow.i31(i31, i31)
declare { i31, i1 } @llvm.smul.with.overflow.i31(i31, i31)
declare { i31, i1 } @llvm.ssub.with.overflow.i31(i31, i31)
declare { i31, i1 } @llvm.uadd.with.overflow.i31(i31, i31)
declare { i31, i1 } @llvm.umul.with.overflow.i31(i31, i31)
declare { i31, i1 } @llvm.usub.with.overflow.i31(i31, i31)
declare { i33, i1 } @llvm.sadd.with.overflow.i33(i33, i33)
declare { i33, i1 } @llvm.smul.with.overflow.i33(i33, i33)
declare { i33, i1 } @llvm.ssub.with.overflow.i33(i33, i33)
declare { i33, i1 } @llvm.uadd.with.overflow.i33(i33, i33)
declare { i33, i1 } @llvm.umul.with.overflow.i33(i33, i33)
declare { i33, i1 } @llvm.usub.with.overflow.i33(i33, i33)
declare { i48, i1 } @llvm.sadd.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.smul.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.ssub.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.uadd.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.umul.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.usub.with.overflow.i48(i48, i48)
declare { i63, i1 } @llvm.sadd.with.overflow.i63(i63, i63)
declare { i63, i1 } @llvm.smul.with.overflow.i63(i63, i63)
declare { i63, i1 } @llvm.ssub.with.overflow.i63(i63, i63)
declare { i63, i1 } @llvm.uadd.with.overflow.i63(i63, i63)
declare { i63, i1 } @llvm.umul.with.overflow.i63(i63, i63)
declare { i63, i1 } @llvm.usub.with.overflow.i63(i63, i63)
declare { i65, i1 } @llvm.sadd.with.overflow.i65(i65, i65)
declare { i65, i1 } @llvm.ssub.with.overflow.i65(i65, i65)
declare { i65, i1 } @llvm.uadd.with.overflow.i65(i65, i65)
declare { i65, i1 } @llvm.usub.with.overflow.i65(i65, i65)
define i1 @uadd.sat_1(i1 %a, i1 %b) {
  %r = call i1 @llvm.uadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @sadd.sat_1(i1 %a, i1 %b) {
  %r = call i1 @llvm.sadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @usub.sat_1(i1 %a, i1 %b) {
  %r = call i1 @llvm.usub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @ssub.sat_1(i1 %a, i1 %b) {
  %r = call i1 @llvm.ssub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
define i1 @uadd_over_1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.uadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.usub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.ssub.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_over_1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.umul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_over_1(i1 %a, i1 %b) {
  %p = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  %r = extractvalue { i1, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_1(i1 %a, i1 %b) {
  %r = call i8 @llvm.scmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}
define i8 @ucmp_1(i1 %a, i1 %b) {
  %r = call i8 @llvm.ucmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}
define i15 @uadd.sat_15(i15 %a, i15 %b) {
  %r = call i15 @llvm.uadd.sat.i15(i15 %a, i15 %b)
  ret i15 %r
}
define i15 @sadd.sat_15(i15 %a, i15 %b) {
  %r = call i15 @llvm.sadd.sat.i15(i15 %a, i15 %b)
  ret i15 %r
}
define i15 @usub.sat_15(i15 %a, i15 %b) {
  %r = call i15 @llvm.usub.sat.i15(i15 %a, i15 %b)
  ret i15 %r
}
define i15 @ssub.sat_15(i15 %a, i15 %b) {
  %r = call i15 @llvm.ssub.sat.i15(i15 %a, i15 %b)
  ret i15 %r
}
define i1 @uadd_over_15(i15 %a, i15 %b) {
  %p = call { i15, i1 } @llvm.uadd.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_15(i15 %a, i15 %b) {
  %p = call { i15, i1 } @llvm.sadd.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_15(i15 %a, i15 %b) {
  %p = call { i15, i1 } @llvm.usub.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_15(i15 %a, i15 %b) {
  %p = call { i15, i1 } @llvm.ssub.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_over_15(i15 %a, i15 %b) {
  %p = call { i15, i1 } @llvm.umul.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_over_15(i15 %a, i15 %b) {
  %p = call { i15, i1 } @llvm.smul.with.overflow.i15(i15 %a, i15 %b)
  %r = extractvalue { i15, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_15(i15 %a, i15 %b) {
  %r = call i8 @llvm.scmp.i8.i15(i15 %a, i15 %b)
  ret i8 %r
}
define i8 @ucmp_15(i15 %a, i15 %b) {
  %r = call i8 @llvm.ucmp.i8.i15(i15 %a, i15 %b)
  ret i8 %r
}
define i31 @uadd.sat_31(i31 %a, i31 %b) {
  %r = call i31 @llvm.uadd.sat.i31(i31 %a, i31 %b)
  ret i31 %r
}
define i31 @sadd.sat_31(i31 %a, i31 %b) {
  %r = call i31 @llvm.sadd.sat.i31(i31 %a, i31 %b)
  ret i31 %r
}
define i31 @usub.sat_31(i31 %a, i31 %b) {
  %r = call i31 @llvm.usub.sat.i31(i31 %a, i31 %b)
  ret i31 %r
}
define i31 @ssub.sat_31(i31 %a, i31 %b) {
  %r = call i31 @llvm.ssub.sat.i31(i31 %a, i31 %b)
  ret i31 %r
}
define i1 @uadd_over_31(i31 %a, i31 %b) {
  %p = call { i31, i1 } @llvm.uadd.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_31(i31 %a, i31 %b) {
  %p = call { i31, i1 } @llvm.sadd.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_31(i31 %a, i31 %b) {
  %p = call { i31, i1 } @llvm.usub.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_31(i31 %a, i31 %b) {
  %p = call { i31, i1 } @llvm.ssub.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_over_31(i31 %a, i31 %b) {
  %p = call { i31, i1 } @llvm.umul.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_over_31(i31 %a, i31 %b) {
  %p = call { i31, i1 } @llvm.smul.with.overflow.i31(i31 %a, i31 %b)
  %r = extractvalue { i31, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_31(i31 %a, i31 %b) {
  %r = call i8 @llvm.scmp.i8.i31(i31 %a, i31 %b)
  ret i8 %r
}
define i8 @ucmp_31(i31 %a, i31 %b) {
  %r = call i8 @llvm.ucmp.i8.i31(i31 %a, i31 %b)
  ret i8 %r
}
define i33 @uadd.sat_33(i33 %a, i33 %b) {
  %r = call i33 @llvm.uadd.sat.i33(i33 %a, i33 %b)
  ret i33 %r
}
define i33 @sadd.sat_33(i33 %a, i33 %b) {
  %r = call i33 @llvm.sadd.sat.i33(i33 %a, i33 %b)
  ret i33 %r
}
define i33 @usub.sat_33(i33 %a, i33 %b) {
  %r = call i33 @llvm.usub.sat.i33(i33 %a, i33 %b)
  ret i33 %r
}
define i33 @ssub.sat_33(i33 %a, i33 %b) {
  %r = call i33 @llvm.ssub.sat.i33(i33 %a, i33 %b)
  ret i33 %r
}
define i1 @uadd_over_33(i33 %a, i33 %b) {
  %p = call { i33, i1 } @llvm.uadd.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_33(i33 %a, i33 %b) {
  %p = call { i33, i1 } @llvm.sadd.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_33(i33 %a, i33 %b) {
  %p = call { i33, i1 } @llvm.usub.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_33(i33 %a, i33 %b) {
  %p = call { i33, i1 } @llvm.ssub.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_over_33(i33 %a, i33 %b) {
  %p = call { i33, i1 } @llvm.umul.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_over_33(i33 %a, i33 %b) {
  %p = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 %a, i33 %b)
  %r = extractvalue { i33, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_33(i33 %a, i33 %b) {
  %r = call i8 @llvm.scmp.i8.i33(i33 %a, i33 %b)
  ret i8 %r
}
define i8 @ucmp_33(i33 %a, i33 %b) {
  %r = call i8 @llvm.ucmp.i8.i33(i33 %a, i33 %b)
  ret i8 %r
}
define i48 @uadd.sat_48(i48 %a, i48 %b) {
  %r = call i48 @llvm.uadd.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @sadd.sat_48(i48 %a, i48 %b) {
  %r = call i48 @llvm.sadd.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @usub.sat_48(i48 %a, i48 %b) {
  %r = call i48 @llvm.usub.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i48 @ssub.sat_48(i48 %a, i48 %b) {
  %r = call i48 @llvm.ssub.sat.i48(i48 %a, i48 %b)
  ret i48 %r
}
define i1 @uadd_over_48(i48 %a, i48 %b) {
  %p = call { i48, i1 } @llvm.uadd.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_48(i48 %a, i48 %b) {
  %p = call { i48, i1 } @llvm.sadd.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_48(i48 %a, i48 %b) {
  %p = call { i48, i1 } @llvm.usub.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_48(i48 %a, i48 %b) {
  %p = call { i48, i1 } @llvm.ssub.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_over_48(i48 %a, i48 %b) {
  %p = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_over_48(i48 %a, i48 %b) {
  %p = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  %r = extractvalue { i48, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_48(i48 %a, i48 %b) {
  %r = call i8 @llvm.scmp.i8.i48(i48 %a, i48 %b)
  ret i8 %r
}
define i8 @ucmp_48(i48 %a, i48 %b) {
  %r = call i8 @llvm.ucmp.i8.i48(i48 %a, i48 %b)
  ret i8 %r
}
define i63 @uadd.sat_63(i63 %a, i63 %b) {
  %r = call i63 @llvm.uadd.sat.i63(i63 %a, i63 %b)
  ret i63 %r
}
define i63 @sadd.sat_63(i63 %a, i63 %b) {
  %r = call i63 @llvm.sadd.sat.i63(i63 %a, i63 %b)
  ret i63 %r
}
define i63 @usub.sat_63(i63 %a, i63 %b) {
  %r = call i63 @llvm.usub.sat.i63(i63 %a, i63 %b)
  ret i63 %r
}
define i63 @ssub.sat_63(i63 %a, i63 %b) {
  %r = call i63 @llvm.ssub.sat.i63(i63 %a, i63 %b)
  ret i63 %r
}
define i1 @uadd_over_63(i63 %a, i63 %b) {
  %p = call { i63, i1 } @llvm.uadd.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_63(i63 %a, i63 %b) {
  %p = call { i63, i1 } @llvm.sadd.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_63(i63 %a, i63 %b) {
  %p = call { i63, i1 } @llvm.usub.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_63(i63 %a, i63 %b) {
  %p = call { i63, i1 } @llvm.ssub.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %p, 1
  ret i1 %r
}
define i1 @umul_over_63(i63 %a, i63 %b) {
  %p = call { i63, i1 } @llvm.umul.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %p, 1
  ret i1 %r
}
define i1 @smul_over_63(i63 %a, i63 %b) {
  %p = call { i63, i1 } @llvm.smul.with.overflow.i63(i63 %a, i63 %b)
  %r = extractvalue { i63, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_63(i63 %a, i63 %b) {
  %r = call i8 @llvm.scmp.i8.i63(i63 %a, i63 %b)
  ret i8 %r
}
define i8 @ucmp_63(i63 %a, i63 %b) {
  %r = call i8 @llvm.ucmp.i8.i63(i63 %a, i63 %b)
  ret i8 %r
}
define i65 @uadd.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.uadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
define i65 @sadd.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.sadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
define i65 @usub.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.usub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
define i65 @ssub.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.ssub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
define i1 @uadd_over_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.uadd.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.usub.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_65(i65 %a, i65 %b) {
  %p = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_65(i65 %a, i65 %b) {
  %r = call i8 @llvm.scmp.i8.i65(i65 %a, i65 %b)
  ret i8 %r
}
define i8 @ucmp_65(i65 %a, i65 %b) {
  %r = call i8 @llvm.ucmp.i8.i65(i65 %a, i65 %b)
  ret i8 %r
}
define i127 @uadd.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.uadd.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
define i127 @sadd.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.sadd.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
define i127 @usub.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.usub.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
define i127 @ssub.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.ssub.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
define i1 @uadd_over_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.uadd.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.sadd.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.usub.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_127(i127 %a, i127 %b) {
  %p = call { i127, i1 } @llvm.ssub.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_127(i127 %a, i127 %b) {
  %r = call i8 @llvm.scmp.i8.i127(i127 %a, i127 %b)
  ret i8 %r
}
define i8 @ucmp_127(i127 %a, i127 %b) {
  %r = call i8 @llvm.ucmp.i8.i127(i127 %a, i127 %b)
  ret i8 %r
}
define i128 @uadd.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @sadd.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @usub.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i128 @ssub.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
define i1 @uadd_over_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i1 @sadd_over_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i1 @usub_over_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i1 @ssub_over_128(i128 %a, i128 %b) {
  %p = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %p, 1
  ret i1 %r
}
define i8 @scmp_128(i128 %a, i128 %b) {
  %r = call i8 @llvm.scmp.i8.i128(i128 %a, i128 %b)
  ret i8 %r
}
define i8 @ucmp_128(i128 %a, i128 %b) {
  %r = call i8 @llvm.ucmp.i8.i128(i128 %a, i128 %b)
  ret i8 %r
}
