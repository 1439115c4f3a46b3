; Shifts of two operands at widths that are none of registers, three-way comparisons, extremes and counts of one bit.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i1 @llvm.fshl.i1(i1, i1, i1)
define i1 @fshl_1(i1 %a, i1 %b, i1 %n) {
  %r = call i1 @llvm.fshl.i1(i1 %a, i1 %b, i1 %n)
  ret i1 %r
}
declare i1 @llvm.fshr.i1(i1, i1, i1)
define i1 @fshr_1(i1 %a, i1 %b, i1 %n) {
  %r = call i1 @llvm.fshr.i1(i1 %a, i1 %b, i1 %n)
  ret i1 %r
}
declare i2 @llvm.fshl.i2(i2, i2, i2)
define i2 @fshl_2(i2 %a, i2 %b, i2 %n) {
  %r = call i2 @llvm.fshl.i2(i2 %a, i2 %b, i2 %n)
  ret i2 %r
}
declare i2 @llvm.fshr.i2(i2, i2, i2)
define i2 @fshr_2(i2 %a, i2 %b, i2 %n) {
  %r = call i2 @llvm.fshr.i2(i2 %a, i2 %b, i2 %n)
  ret i2 %r
}
declare i3 @llvm.fshl.i3(i3, i3, i3)
define i3 @fshl_3(i3 %a, i3 %b, i3 %n) {
  %r = call i3 @llvm.fshl.i3(i3 %a, i3 %b, i3 %n)
  ret i3 %r
}
declare i3 @llvm.fshr.i3(i3, i3, i3)
define i3 @fshr_3(i3 %a, i3 %b, i3 %n) {
  %r = call i3 @llvm.fshr.i3(i3 %a, i3 %b, i3 %n)
  ret i3 %r
}
declare i7 @llvm.fshl.i7(i7, i7, i7)
define i7 @fshl_7(i7 %a, i7 %b, i7 %n) {
  %r = call i7 @llvm.fshl.i7(i7 %a, i7 %b, i7 %n)
  ret i7 %r
}
declare i7 @llvm.fshr.i7(i7, i7, i7)
define i7 @fshr_7(i7 %a, i7 %b, i7 %n) {
  %r = call i7 @llvm.fshr.i7(i7 %a, i7 %b, i7 %n)
  ret i7 %r
}
declare i8 @llvm.fshl.i8(i8, i8, i8)
define i8 @fshl_8(i8 %a, i8 %b, i8 %n) {
  %r = call i8 @llvm.fshl.i8(i8 %a, i8 %b, i8 %n)
  ret i8 %r
}
declare i8 @llvm.fshr.i8(i8, i8, i8)
define i8 @fshr_8(i8 %a, i8 %b, i8 %n) {
  %r = call i8 @llvm.fshr.i8(i8 %a, i8 %b, i8 %n)
  ret i8 %r
}
declare i13 @llvm.fshl.i13(i13, i13, i13)
define i13 @fshl_13(i13 %a, i13 %b, i13 %n) {
  %r = call i13 @llvm.fshl.i13(i13 %a, i13 %b, i13 %n)
  ret i13 %r
}
declare i13 @llvm.fshr.i13(i13, i13, i13)
define i13 @fshr_13(i13 %a, i13 %b, i13 %n) {
  %r = call i13 @llvm.fshr.i13(i13 %a, i13 %b, i13 %n)
  ret i13 %r
}
declare i17 @llvm.fshl.i17(i17, i17, i17)
define i17 @fshl_17(i17 %a, i17 %b, i17 %n) {
  %r = call i17 @llvm.fshl.i17(i17 %a, i17 %b, i17 %n)
  ret i17 %r
}
declare i17 @llvm.fshr.i17(i17, i17, i17)
define i17 @fshr_17(i17 %a, i17 %b, i17 %n) {
  %r = call i17 @llvm.fshr.i17(i17 %a, i17 %b, i17 %n)
  ret i17 %r
}
declare i24 @llvm.fshl.i24(i24, i24, i24)
define i24 @fshl_24(i24 %a, i24 %b, i24 %n) {
  %r = call i24 @llvm.fshl.i24(i24 %a, i24 %b, i24 %n)
  ret i24 %r
}
declare i24 @llvm.fshr.i24(i24, i24, i24)
define i24 @fshr_24(i24 %a, i24 %b, i24 %n) {
  %r = call i24 @llvm.fshr.i24(i24 %a, i24 %b, i24 %n)
  ret i24 %r
}
declare i31 @llvm.fshl.i31(i31, i31, i31)
define i31 @fshl_31(i31 %a, i31 %b, i31 %n) {
  %r = call i31 @llvm.fshl.i31(i31 %a, i31 %b, i31 %n)
  ret i31 %r
}
declare i31 @llvm.fshr.i31(i31, i31, i31)
define i31 @fshr_31(i31 %a, i31 %b, i31 %n) {
  %r = call i31 @llvm.fshr.i31(i31 %a, i31 %b, i31 %n)
  ret i31 %r
}
declare i33 @llvm.fshl.i33(i33, i33, i33)
define i33 @fshl_33(i33 %a, i33 %b, i33 %n) {
  %r = call i33 @llvm.fshl.i33(i33 %a, i33 %b, i33 %n)
  ret i33 %r
}
declare i33 @llvm.fshr.i33(i33, i33, i33)
define i33 @fshr_33(i33 %a, i33 %b, i33 %n) {
  %r = call i33 @llvm.fshr.i33(i33 %a, i33 %b, i33 %n)
  ret i33 %r
}
declare i40 @llvm.fshl.i40(i40, i40, i40)
define i40 @fshl_40(i40 %a, i40 %b, i40 %n) {
  %r = call i40 @llvm.fshl.i40(i40 %a, i40 %b, i40 %n)
  ret i40 %r
}
declare i40 @llvm.fshr.i40(i40, i40, i40)
define i40 @fshr_40(i40 %a, i40 %b, i40 %n) {
  %r = call i40 @llvm.fshr.i40(i40 %a, i40 %b, i40 %n)
  ret i40 %r
}
declare i63 @llvm.fshl.i63(i63, i63, i63)
define i63 @fshl_63(i63 %a, i63 %b, i63 %n) {
  %r = call i63 @llvm.fshl.i63(i63 %a, i63 %b, i63 %n)
  ret i63 %r
}
declare i63 @llvm.fshr.i63(i63, i63, i63)
define i63 @fshr_63(i63 %a, i63 %b, i63 %n) {
  %r = call i63 @llvm.fshr.i63(i63 %a, i63 %b, i63 %n)
  ret i63 %r
}
declare i8 @llvm.scmp.i8.i1(i1, i1)
define i8 @scmp_1(i1 %a, i1 %b) {
  %r = call i8 @llvm.scmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i1(i1, i1)
define i8 @ucmp_1(i1 %a, i1 %b) {
  %r = call i8 @llvm.ucmp.i8.i1(i1 %a, i1 %b)
  ret i8 %r
}
declare i8 @llvm.scmp.i8.i5(i5, i5)
define i8 @scmp_5(i5 %a, i5 %b) {
  %r = call i8 @llvm.scmp.i8.i5(i5 %a, i5 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i5(i5, i5)
define i8 @ucmp_5(i5 %a, i5 %b) {
  %r = call i8 @llvm.ucmp.i8.i5(i5 %a, i5 %b)
  ret i8 %r
}
declare i8 @llvm.scmp.i8.i8(i8, i8)
define i8 @scmp_8(i8 %a, i8 %b) {
  %r = call i8 @llvm.scmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i8(i8, i8)
define i8 @ucmp_8(i8 %a, i8 %b) {
  %r = call i8 @llvm.ucmp.i8.i8(i8 %a, i8 %b)
  ret i8 %r
}
declare i8 @llvm.scmp.i8.i32(i32, i32)
define i8 @scmp_32(i32 %a, i32 %b) {
  %r = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i32(i32, i32)
define i8 @ucmp_32(i32 %a, i32 %b) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}
declare i8 @llvm.scmp.i8.i64(i64, i64)
define i8 @scmp_64(i64 %a, i64 %b) {
  %r = call i8 @llvm.scmp.i8.i64(i64 %a, i64 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i64(i64, i64)
define i8 @ucmp_64(i64 %a, i64 %b) {
  %r = call i8 @llvm.ucmp.i8.i64(i64 %a, i64 %b)
  ret i8 %r
}
declare i8 @llvm.scmp.i8.i80(i80, i80)
define i8 @scmp_80(i80 %a, i80 %b) {
  %r = call i8 @llvm.scmp.i8.i80(i80 %a, i80 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i80(i80, i80)
define i8 @ucmp_80(i80 %a, i80 %b) {
  %r = call i8 @llvm.ucmp.i8.i80(i80 %a, i80 %b)
  ret i8 %r
}
declare i8 @llvm.scmp.i8.i128(i128, i128)
define i8 @scmp_128(i128 %a, i128 %b) {
  %r = call i8 @llvm.scmp.i8.i128(i128 %a, i128 %b)
  ret i8 %r
}
declare i8 @llvm.ucmp.i8.i128(i128, i128)
define i8 @ucmp_128(i128 %a, i128 %b) {
  %r = call i8 @llvm.ucmp.i8.i128(i128 %a, i128 %b)
  ret i8 %r
}
declare i1 @llvm.smax.i1(i1, i1)
define i1 @smax_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.smax.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.smin.i1(i1, i1)
define i1 @smin_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.smin.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.umax.i1(i1, i1)
define i1 @umax_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.umax.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.umin.i1(i1, i1)
define i1 @umin_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.umin.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.uadd.sat.i1(i1, i1)
define i1 @uadd.sat_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.uadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.usub.sat.i1(i1, i1)
define i1 @usub.sat_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.usub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.sadd.sat.i1(i1, i1)
define i1 @sadd.sat_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.sadd.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.ssub.sat.i1(i1, i1)
define i1 @ssub.sat_bit(i1 %a, i1 %b) {
  %r = call i1 @llvm.ssub.sat.i1(i1 %a, i1 %b)
  ret i1 %r
}
declare i1 @llvm.ctpop.i1(i1)
define i1 @ctpop_bit(i1 %a) {
  %r = call i1 @llvm.ctpop.i1(i1 %a)
  ret i1 %r
}
declare i1 @llvm.bitreverse.i1(i1)
define i1 @bitreverse_bit(i1 %a) {
  %r = call i1 @llvm.bitreverse.i1(i1 %a)
  ret i1 %r
}
declare i1 @llvm.abs.i1(i1, i1)
define i1 @abs_bit(i1 %a) {
  %r = call i1 @llvm.abs.i1(i1 %a, i1 false)
  ret i1 %r
}
declare i1 @llvm.ctlz.i1(i1, i1)
define i1 @ctlz_bit(i1 %a) {
  %r = call i1 @llvm.ctlz.i1(i1 %a, i1 false)
  ret i1 %r
}
declare i1 @llvm.cttz.i1(i1, i1)
define i1 @cttz_bit(i1 %a) {
  %r = call i1 @llvm.cttz.i1(i1 %a, i1 false)
  ret i1 %r
}
define i32 @switch_65(i65 %x, i8 %k) {
  %few = and i8 %k, 3
  %y = zext i8 %few to i65
  %up = shl i65 %y, 63
  %c = icmp ult i8 %k, 200
  %v = select i1 %c, i65 %up, i65 %x
  switch i65 %v, label %other [ i65 0, label %a
    i65 9223372036854775808, label %b
    i65 18446744073709551616, label %a
    i65 -1, label %other ]
a:
  %p = phi i32 [ 3, %0 ], [ 3, %0 ]
  ret i32 %p
b:
  ret i32 2
other:
  ret i32 7
}
define i32 @switch_100(i100 %x, i8 %k) {
  %few = and i8 %k, 3
  %y = zext i8 %few to i100
  %up = shl i100 %y, 98
  %c = icmp ult i8 %k, 200
  %v = select i1 %c, i100 %up, i100 %x
  switch i100 %v, label %other [ i100 0, label %a
    i100 316912650057057350374175801344, label %b
    i100 633825300114114700748351602688, label %a
    i100 -1, label %other ]
a:
  %p = phi i32 [ 3, %0 ], [ 3, %0 ]
  ret i32 %p
b:
  ret i32 2
other:
  ret i32 7
}
define i32 @switch_128(i128 %x, i8 %k) {
  %few = and i8 %k, 3
  %y = zext i8 %few to i128
  %up = shl i128 %y, 126
  %c = icmp ult i8 %k, 200
  %v = select i1 %c, i128 %up, i128 %x
  switch i128 %v, label %other [ i128 0, label %a
    i128 85070591730234615865843651857942052864, label %b
    i128 170141183460469231731687303715884105728, label %a
    i128 -1, label %other ]
a:
  %p = phi i32 [ 3, %0 ], [ 3, %0 ]
  ret i32 %p
b:
  ret i32 2
other:
  ret i32 7
}
