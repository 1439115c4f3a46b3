; Vectors of integers of 65 to 128 bits, and of pointers, lane by lane.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i65 @add_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = add <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @sub_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = sub <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @mul_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = mul <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @and_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = and <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @or_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = or <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @xor_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = xor <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @udiv_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = udiv <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @srem_65(i65 %a, i65 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %x = insertelement <2 x i65> poison, i65 %c, i32 0
  %y = insertelement <2 x i65> %x, i65 %a, i32 1
  %r = srem <2 x i65> %v, %y
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @shl_65(i65 %a, i65 %b, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %r = shl <2 x i65> %v, <i65 3, i65 64>
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @lshr_65(i65 %a, i65 %b, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %r = lshr <2 x i65> %v, <i65 3, i65 64>
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i65 @ashr_65(i65 %a, i65 %b, i1 %k) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %r = ashr <2 x i65> %v, <i65 3, i65 64>
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i64 @casts_65(i64 %a, i64 %b, i65 %c, i1 %k) {
  %u = insertelement <2 x i64> poison, i64 %a, i32 0
  %v = insertelement <2 x i64> %u, i64 %b, i32 1
  %z = zext <2 x i64> %v to <2 x i65>
  %x = sext <2 x i64> %v to <2 x i65>
  %m = add <2 x i65> %z, %x
  %n = insertelement <2 x i65> %m, i65 %c, i32 1
  %l = icmp slt <2 x i65> %n, %x
  %s = select <2 x i1> %l, <2 x i65> %n, <2 x i65> %z
  %h = lshr <2 x i65> %s, splat (i65 3)
  %t = trunc <2 x i65> %h to <2 x i64>
  %p = extractelement <2 x i64> %t, i32 0
  %q = extractelement <2 x i64> %t, i32 1
  %r = select i1 %k, i64 %p, i64 %q
  ret i64 %r
}
define <2 x double> @floats_65(i65 %a, i65 %b) {
  %u = insertelement <2 x i65> poison, i65 %a, i32 0
  %v = insertelement <2 x i65> %u, i65 %b, i32 1
  %r = sitofp <2 x i65> %v to <2 x double>
  ret <2 x double> %r
}
define i65 @back_65(<2 x float> %a, i1 %k) {
  %r = fptosi <2 x float> %a to <2 x i65>
  %p = extractelement <2 x i65> %r, i32 0
  %q = extractelement <2 x i65> %r, i32 1
  %s = select i1 %k, i65 %p, i65 %q
  ret i65 %s
}
define i96 @add_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = add <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @sub_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = sub <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @mul_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = mul <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @and_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = and <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @or_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = or <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @xor_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = xor <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @udiv_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = udiv <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @srem_96(i96 %a, i96 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %x = insertelement <2 x i96> poison, i96 %c, i32 0
  %y = insertelement <2 x i96> %x, i96 %a, i32 1
  %r = srem <2 x i96> %v, %y
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @shl_96(i96 %a, i96 %b, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %r = shl <2 x i96> %v, <i96 3, i96 64>
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @lshr_96(i96 %a, i96 %b, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %r = lshr <2 x i96> %v, <i96 3, i96 64>
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i96 @ashr_96(i96 %a, i96 %b, i1 %k) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %r = ashr <2 x i96> %v, <i96 3, i96 64>
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i64 @casts_96(i64 %a, i64 %b, i96 %c, i1 %k) {
  %u = insertelement <2 x i64> poison, i64 %a, i32 0
  %v = insertelement <2 x i64> %u, i64 %b, i32 1
  %z = zext <2 x i64> %v to <2 x i96>
  %x = sext <2 x i64> %v to <2 x i96>
  %m = add <2 x i96> %z, %x
  %n = insertelement <2 x i96> %m, i96 %c, i32 1
  %l = icmp slt <2 x i96> %n, %x
  %s = select <2 x i1> %l, <2 x i96> %n, <2 x i96> %z
  %h = lshr <2 x i96> %s, splat (i96 3)
  %t = trunc <2 x i96> %h to <2 x i64>
  %p = extractelement <2 x i64> %t, i32 0
  %q = extractelement <2 x i64> %t, i32 1
  %r = select i1 %k, i64 %p, i64 %q
  ret i64 %r
}
define <2 x double> @floats_96(i96 %a, i96 %b) {
  %u = insertelement <2 x i96> poison, i96 %a, i32 0
  %v = insertelement <2 x i96> %u, i96 %b, i32 1
  %r = sitofp <2 x i96> %v to <2 x double>
  ret <2 x double> %r
}
define i96 @back_96(<2 x float> %a, i1 %k) {
  %r = fptosi <2 x float> %a to <2 x i96>
  %p = extractelement <2 x i96> %r, i32 0
  %q = extractelement <2 x i96> %r, i32 1
  %s = select i1 %k, i96 %p, i96 %q
  ret i96 %s
}
define i128 @add_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = add <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @sub_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = sub <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @mul_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = mul <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @and_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = and <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @or_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = or <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @xor_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = xor <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @udiv_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = udiv <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @srem_128(i128 %a, i128 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %x = insertelement <2 x i128> poison, i128 %c, i32 0
  %y = insertelement <2 x i128> %x, i128 %a, i32 1
  %r = srem <2 x i128> %v, %y
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @shl_128(i128 %a, i128 %b, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %r = shl <2 x i128> %v, <i128 3, i128 64>
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @lshr_128(i128 %a, i128 %b, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %r = lshr <2 x i128> %v, <i128 3, i128 64>
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i128 @ashr_128(i128 %a, i128 %b, i1 %k) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %r = ashr <2 x i128> %v, <i128 3, i128 64>
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i64 @casts_128(i64 %a, i64 %b, i128 %c, i1 %k) {
  %u = insertelement <2 x i64> poison, i64 %a, i32 0
  %v = insertelement <2 x i64> %u, i64 %b, i32 1
  %z = zext <2 x i64> %v to <2 x i128>
  %x = sext <2 x i64> %v to <2 x i128>
  %m = add <2 x i128> %z, %x
  %n = insertelement <2 x i128> %m, i128 %c, i32 1
  %l = icmp slt <2 x i128> %n, %x
  %s = select <2 x i1> %l, <2 x i128> %n, <2 x i128> %z
  %h = lshr <2 x i128> %s, splat (i128 3)
  %t = trunc <2 x i128> %h to <2 x i64>
  %p = extractelement <2 x i64> %t, i32 0
  %q = extractelement <2 x i64> %t, i32 1
  %r = select i1 %k, i64 %p, i64 %q
  ret i64 %r
}
define <2 x double> @floats_128(i128 %a, i128 %b) {
  %u = insertelement <2 x i128> poison, i128 %a, i32 0
  %v = insertelement <2 x i128> %u, i128 %b, i32 1
  %r = sitofp <2 x i128> %v to <2 x double>
  ret <2 x double> %r
}
define i128 @back_128(<2 x float> %a, i1 %k) {
  %r = fptosi <2 x float> %a to <2 x i128>
  %p = extractelement <2 x i128> %r, i32 0
  %q = extractelement <2 x i128> %r, i32 1
  %s = select i1 %k, i128 %p, i128 %q
  ret i128 %s
}
define i32 @lanes_of_addresses(ptr %p, i32 %a, i1 %k) {
  %i = and i32 %a, 7
  %u = insertelement <2 x i32> <i32 poison, i32 5>, i32 %i, i32 0
  %g = getelementptr i32, ptr %p, <2 x i32> %u
  %x = extractelement <2 x ptr> %g, i32 0
  %y = extractelement <2 x ptr> %g, i32 1
  %s = select i1 %k, ptr %x, ptr %y
  %r = load i32, ptr %s
  ret i32 %r
}
define i32 @one_index(ptr %p, i1 %k) {
  %u = insertelement <2 x ptr> poison, ptr %p, i32 0
  %q = getelementptr i8, ptr %p, i64 8
  %v = insertelement <2 x ptr> %u, ptr %q, i32 1
  %g = getelementptr { i32, i32 }, <2 x ptr> %v, i64 1, i32 1
  %x = extractelement <2 x ptr> %g, i32 0
  %y = extractelement <2 x ptr> %g, i32 1
  %s = select i1 %k, ptr %x, ptr %y
  %r = load i32, ptr %s
  ret i32 %r
}
define i32 @small_indices(ptr %p, i8 %a) {
  %b = and i8 %a, 15
  %u = insertelement <2 x i8> poison, i8 %b, i32 0
  %v = insertelement <2 x i8> %u, i8 3, i32 1
  %g = getelementptr [3 x i32], ptr %p, <2 x i8> %v, i64 2
  %x = extractelement <2 x ptr> %g, i32 0
  %r = load i32, ptr %x
  ret i32 %r
}
define <2 x i64> @numbers(ptr %p, i64 %n) {
  %u = insertelement <2 x i64> poison, i64 %n, i32 0
  %v = insertelement <2 x i64> %u, i64 64, i32 1
  %g = inttoptr <2 x i64> %v to <2 x ptr>
  %r = ptrtoint <2 x ptr> %g to <2 x i64>
  ret <2 x i64> %r
}
