; Intrinsics on integers of 65 to 128 bits.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i65 @llvm.smax.i65(i65, i65)
define i65 @smax_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.smax.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.smin.i65(i65, i65)
define i65 @smin_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.smin.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.umax.i65(i65, i65)
define i65 @umax_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.umax.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.umin.i65(i65, i65)
define i65 @umin_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.umin.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.uadd.sat.i65(i65, i65)
define i65 @uadd.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.uadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.usub.sat.i65(i65, i65)
define i65 @usub.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.usub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.sadd.sat.i65(i65, i65)
define i65 @sadd.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.sadd.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare i65 @llvm.ssub.sat.i65(i65, i65)
define i65 @ssub.sat_65(i65 %a, i65 %b) {
  %r = call i65 @llvm.ssub.sat.i65(i65 %a, i65 %b)
  ret i65 %r
}
declare { i65, i1 } @llvm.uadd.with.overflow.i65(i65, i65)
define i65 @uadd_over_65(i65 %a, i65 %b) {
  %x = call { i65, i1 } @llvm.uadd.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %x, 0
  %o = extractvalue { i65, i1 } %x, 1
  %s = select i1 %o, i65 5, i65 %r
  ret i65 %s
}
declare { i65, i1 } @llvm.usub.with.overflow.i65(i65, i65)
define i65 @usub_over_65(i65 %a, i65 %b) {
  %x = call { i65, i1 } @llvm.usub.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %x, 0
  %o = extractvalue { i65, i1 } %x, 1
  %s = select i1 %o, i65 5, i65 %r
  ret i65 %s
}
declare { i65, i1 } @llvm.sadd.with.overflow.i65(i65, i65)
define i65 @sadd_over_65(i65 %a, i65 %b) {
  %x = call { i65, i1 } @llvm.sadd.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %x, 0
  %o = extractvalue { i65, i1 } %x, 1
  %s = select i1 %o, i65 5, i65 %r
  ret i65 %s
}
declare { i65, i1 } @llvm.ssub.with.overflow.i65(i65, i65)
define i65 @ssub_over_65(i65 %a, i65 %b) {
  %x = call { i65, i1 } @llvm.ssub.with.overflow.i65(i65 %a, i65 %b)
  %r = extractvalue { i65, i1 } %x, 0
  %o = extractvalue { i65, i1 } %x, 1
  %s = select i1 %o, i65 5, i65 %r
  ret i65 %s
}
declare i65 @llvm.ctpop.i65(i65)
define i65 @ctpop_65(i65 %a) {
  %r = call i65 @llvm.ctpop.i65(i65 %a)
  ret i65 %r
}
declare i65 @llvm.bitreverse.i65(i65)
define i65 @bitreverse_65(i65 %a) {
  %r = call i65 @llvm.bitreverse.i65(i65 %a)
  ret i65 %r
}
declare i65 @llvm.abs.i65(i65, i1)
define i65 @abs_65(i65 %a) {
  %r = call i65 @llvm.abs.i65(i65 %a, i1 false)
  ret i65 %r
}
define i65 @abs_far_65(i65 %a) {
  %b = lshr i65 %a, 62
  %c = shl i65 %a, 62
  %d = call i65 @llvm.abs.i65(i65 %b, i1 false)
  %e = call i65 @llvm.abs.i65(i65 %c, i1 false)
  %r = mul i65 %d, %e
  ret i65 %r
}
declare i65 @llvm.ctlz.i65(i65, i1)
define i65 @ctlz_65(i65 %a) {
  %r = call i65 @llvm.ctlz.i65(i65 %a, i1 false)
  ret i65 %r
}
define i65 @ctlz_far_65(i65 %a) {
  %b = lshr i65 %a, 62
  %c = shl i65 %a, 62
  %d = call i65 @llvm.ctlz.i65(i65 %b, i1 false)
  %e = call i65 @llvm.ctlz.i65(i65 %c, i1 false)
  %r = mul i65 %d, %e
  ret i65 %r
}
declare i65 @llvm.cttz.i65(i65, i1)
define i65 @cttz_65(i65 %a) {
  %r = call i65 @llvm.cttz.i65(i65 %a, i1 false)
  ret i65 %r
}
define i65 @cttz_far_65(i65 %a) {
  %b = lshr i65 %a, 62
  %c = shl i65 %a, 62
  %d = call i65 @llvm.cttz.i65(i65 %b, i1 false)
  %e = call i65 @llvm.cttz.i65(i65 %c, i1 false)
  %r = mul i65 %d, %e
  ret i65 %r
}
declare i80 @llvm.smax.i80(i80, i80)
define i80 @smax_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.smax.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.smin.i80(i80, i80)
define i80 @smin_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.smin.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.umax.i80(i80, i80)
define i80 @umax_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.umax.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.umin.i80(i80, i80)
define i80 @umin_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.umin.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.uadd.sat.i80(i80, i80)
define i80 @uadd.sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.uadd.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.usub.sat.i80(i80, i80)
define i80 @usub.sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.usub.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.sadd.sat.i80(i80, i80)
define i80 @sadd.sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.sadd.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare i80 @llvm.ssub.sat.i80(i80, i80)
define i80 @ssub.sat_80(i80 %a, i80 %b) {
  %r = call i80 @llvm.ssub.sat.i80(i80 %a, i80 %b)
  ret i80 %r
}
declare { i80, i1 } @llvm.uadd.with.overflow.i80(i80, i80)
define i80 @uadd_over_80(i80 %a, i80 %b) {
  %x = call { i80, i1 } @llvm.uadd.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %x, 0
  %o = extractvalue { i80, i1 } %x, 1
  %s = select i1 %o, i80 5, i80 %r
  ret i80 %s
}
declare { i80, i1 } @llvm.usub.with.overflow.i80(i80, i80)
define i80 @usub_over_80(i80 %a, i80 %b) {
  %x = call { i80, i1 } @llvm.usub.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %x, 0
  %o = extractvalue { i80, i1 } %x, 1
  %s = select i1 %o, i80 5, i80 %r
  ret i80 %s
}
declare { i80, i1 } @llvm.sadd.with.overflow.i80(i80, i80)
define i80 @sadd_over_80(i80 %a, i80 %b) {
  %x = call { i80, i1 } @llvm.sadd.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %x, 0
  %o = extractvalue { i80, i1 } %x, 1
  %s = select i1 %o, i80 5, i80 %r
  ret i80 %s
}
declare { i80, i1 } @llvm.ssub.with.overflow.i80(i80, i80)
define i80 @ssub_over_80(i80 %a, i80 %b) {
  %x = call { i80, i1 } @llvm.ssub.with.overflow.i80(i80 %a, i80 %b)
  %r = extractvalue { i80, i1 } %x, 0
  %o = extractvalue { i80, i1 } %x, 1
  %s = select i1 %o, i80 5, i80 %r
  ret i80 %s
}
declare i80 @llvm.ctpop.i80(i80)
define i80 @ctpop_80(i80 %a) {
  %r = call i80 @llvm.ctpop.i80(i80 %a)
  ret i80 %r
}
declare i80 @llvm.bitreverse.i80(i80)
define i80 @bitreverse_80(i80 %a) {
  %r = call i80 @llvm.bitreverse.i80(i80 %a)
  ret i80 %r
}
declare i80 @llvm.bswap.i80(i80)
define i80 @bswap_80(i80 %a) {
  %r = call i80 @llvm.bswap.i80(i80 %a)
  ret i80 %r
}
declare i80 @llvm.abs.i80(i80, i1)
define i80 @abs_80(i80 %a) {
  %r = call i80 @llvm.abs.i80(i80 %a, i1 false)
  ret i80 %r
}
define i80 @abs_far_80(i80 %a) {
  %b = lshr i80 %a, 77
  %c = shl i80 %a, 77
  %d = call i80 @llvm.abs.i80(i80 %b, i1 false)
  %e = call i80 @llvm.abs.i80(i80 %c, i1 false)
  %r = mul i80 %d, %e
  ret i80 %r
}
declare i80 @llvm.ctlz.i80(i80, i1)
define i80 @ctlz_80(i80 %a) {
  %r = call i80 @llvm.ctlz.i80(i80 %a, i1 false)
  ret i80 %r
}
define i80 @ctlz_far_80(i80 %a) {
  %b = lshr i80 %a, 77
  %c = shl i80 %a, 77
  %d = call i80 @llvm.ctlz.i80(i80 %b, i1 false)
  %e = call i80 @llvm.ctlz.i80(i80 %c, i1 false)
  %r = mul i80 %d, %e
  ret i80 %r
}
declare i80 @llvm.cttz.i80(i80, i1)
define i80 @cttz_80(i80 %a) {
  %r = call i80 @llvm.cttz.i80(i80 %a, i1 false)
  ret i80 %r
}
define i80 @cttz_far_80(i80 %a) {
  %b = lshr i80 %a, 77
  %c = shl i80 %a, 77
  %d = call i80 @llvm.cttz.i80(i80 %b, i1 false)
  %e = call i80 @llvm.cttz.i80(i80 %c, i1 false)
  %r = mul i80 %d, %e
  ret i80 %r
}
declare i112 @llvm.smax.i112(i112, i112)
define i112 @smax_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.smax.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.smin.i112(i112, i112)
define i112 @smin_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.smin.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.umax.i112(i112, i112)
define i112 @umax_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.umax.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.umin.i112(i112, i112)
define i112 @umin_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.umin.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.uadd.sat.i112(i112, i112)
define i112 @uadd.sat_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.uadd.sat.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.usub.sat.i112(i112, i112)
define i112 @usub.sat_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.usub.sat.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.sadd.sat.i112(i112, i112)
define i112 @sadd.sat_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.sadd.sat.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare i112 @llvm.ssub.sat.i112(i112, i112)
define i112 @ssub.sat_112(i112 %a, i112 %b) {
  %r = call i112 @llvm.ssub.sat.i112(i112 %a, i112 %b)
  ret i112 %r
}
declare { i112, i1 } @llvm.uadd.with.overflow.i112(i112, i112)
define i112 @uadd_over_112(i112 %a, i112 %b) {
  %x = call { i112, i1 } @llvm.uadd.with.overflow.i112(i112 %a, i112 %b)
  %r = extractvalue { i112, i1 } %x, 0
  %o = extractvalue { i112, i1 } %x, 1
  %s = select i1 %o, i112 5, i112 %r
  ret i112 %s
}
declare { i112, i1 } @llvm.usub.with.overflow.i112(i112, i112)
define i112 @usub_over_112(i112 %a, i112 %b) {
  %x = call { i112, i1 } @llvm.usub.with.overflow.i112(i112 %a, i112 %b)
  %r = extractvalue { i112, i1 } %x, 0
  %o = extractvalue { i112, i1 } %x, 1
  %s = select i1 %o, i112 5, i112 %r
  ret i112 %s
}
declare { i112, i1 } @llvm.sadd.with.overflow.i112(i112, i112)
define i112 @sadd_over_112(i112 %a, i112 %b) {
  %x = call { i112, i1 } @llvm.sadd.with.overflow.i112(i112 %a, i112 %b)
  %r = extractvalue { i112, i1 } %x, 0
  %o = extractvalue { i112, i1 } %x, 1
  %s = select i1 %o, i112 5, i112 %r
  ret i112 %s
}
declare { i112, i1 } @llvm.ssub.with.overflow.i112(i112, i112)
define i112 @ssub_over_112(i112 %a, i112 %b) {
  %x = call { i112, i1 } @llvm.ssub.with.overflow.i112(i112 %a, i112 %b)
  %r = extractvalue { i112, i1 } %x, 0
  %o = extractvalue { i112, i1 } %x, 1
  %s = select i1 %o, i112 5, i112 %r
  ret i112 %s
}
declare i112 @llvm.ctpop.i112(i112)
define i112 @ctpop_112(i112 %a) {
  %r = call i112 @llvm.ctpop.i112(i112 %a)
  ret i112 %r
}
declare i112 @llvm.bitreverse.i112(i112)
define i112 @bitreverse_112(i112 %a) {
  %r = call i112 @llvm.bitreverse.i112(i112 %a)
  ret i112 %r
}
declare i112 @llvm.bswap.i112(i112)
define i112 @bswap_112(i112 %a) {
  %r = call i112 @llvm.bswap.i112(i112 %a)
  ret i112 %r
}
declare i112 @llvm.abs.i112(i112, i1)
define i112 @abs_112(i112 %a) {
  %r = call i112 @llvm.abs.i112(i112 %a, i1 false)
  ret i112 %r
}
define i112 @abs_far_112(i112 %a) {
  %b = lshr i112 %a, 109
  %c = shl i112 %a, 109
  %d = call i112 @llvm.abs.i112(i112 %b, i1 false)
  %e = call i112 @llvm.abs.i112(i112 %c, i1 false)
  %r = mul i112 %d, %e
  ret i112 %r
}
declare i112 @llvm.ctlz.i112(i112, i1)
define i112 @ctlz_112(i112 %a) {
  %r = call i112 @llvm.ctlz.i112(i112 %a, i1 false)
  ret i112 %r
}
define i112 @ctlz_far_112(i112 %a) {
  %b = lshr i112 %a, 109
  %c = shl i112 %a, 109
  %d = call i112 @llvm.ctlz.i112(i112 %b, i1 false)
  %e = call i112 @llvm.ctlz.i112(i112 %c, i1 false)
  %r = mul i112 %d, %e
  ret i112 %r
}
declare i112 @llvm.cttz.i112(i112, i1)
define i112 @cttz_112(i112 %a) {
  %r = call i112 @llvm.cttz.i112(i112 %a, i1 false)
  ret i112 %r
}
define i112 @cttz_far_112(i112 %a) {
  %b = lshr i112 %a, 109
  %c = shl i112 %a, 109
  %d = call i112 @llvm.cttz.i112(i112 %b, i1 false)
  %e = call i112 @llvm.cttz.i112(i112 %c, i1 false)
  %r = mul i112 %d, %e
  ret i112 %r
}
declare i127 @llvm.smax.i127(i127, i127)
define i127 @smax_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.smax.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.smin.i127(i127, i127)
define i127 @smin_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.smin.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.umax.i127(i127, i127)
define i127 @umax_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.umax.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.umin.i127(i127, i127)
define i127 @umin_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.umin.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.uadd.sat.i127(i127, i127)
define i127 @uadd.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.uadd.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.usub.sat.i127(i127, i127)
define i127 @usub.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.usub.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.sadd.sat.i127(i127, i127)
define i127 @sadd.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.sadd.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare i127 @llvm.ssub.sat.i127(i127, i127)
define i127 @ssub.sat_127(i127 %a, i127 %b) {
  %r = call i127 @llvm.ssub.sat.i127(i127 %a, i127 %b)
  ret i127 %r
}
declare { i127, i1 } @llvm.uadd.with.overflow.i127(i127, i127)
define i127 @uadd_over_127(i127 %a, i127 %b) {
  %x = call { i127, i1 } @llvm.uadd.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %x, 0
  %o = extractvalue { i127, i1 } %x, 1
  %s = select i1 %o, i127 5, i127 %r
  ret i127 %s
}
declare { i127, i1 } @llvm.usub.with.overflow.i127(i127, i127)
define i127 @usub_over_127(i127 %a, i127 %b) {
  %x = call { i127, i1 } @llvm.usub.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %x, 0
  %o = extractvalue { i127, i1 } %x, 1
  %s = select i1 %o, i127 5, i127 %r
  ret i127 %s
}
declare { i127, i1 } @llvm.sadd.with.overflow.i127(i127, i127)
define i127 @sadd_over_127(i127 %a, i127 %b) {
  %x = call { i127, i1 } @llvm.sadd.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %x, 0
  %o = extractvalue { i127, i1 } %x, 1
  %s = select i1 %o, i127 5, i127 %r
  ret i127 %s
}
declare { i127, i1 } @llvm.ssub.with.overflow.i127(i127, i127)
define i127 @ssub_over_127(i127 %a, i127 %b) {
  %x = call { i127, i1 } @llvm.ssub.with.overflow.i127(i127 %a, i127 %b)
  %r = extractvalue { i127, i1 } %x, 0
  %o = extractvalue { i127, i1 } %x, 1
  %s = select i1 %o, i127 5, i127 %r
  ret i127 %s
}
declare i127 @llvm.ctpop.i127(i127)
define i127 @ctpop_127(i127 %a) {
  %r = call i127 @llvm.ctpop.i127(i127 %a)
  ret i127 %r
}
declare i127 @llvm.bitreverse.i127(i127)
define i127 @bitreverse_127(i127 %a) {
  %r = call i127 @llvm.bitreverse.i127(i127 %a)
  ret i127 %r
}
declare i127 @llvm.abs.i127(i127, i1)
define i127 @abs_127(i127 %a) {
  %r = call i127 @llvm.abs.i127(i127 %a, i1 false)
  ret i127 %r
}
define i127 @abs_far_127(i127 %a) {
  %b = lshr i127 %a, 124
  %c = shl i127 %a, 124
  %d = call i127 @llvm.abs.i127(i127 %b, i1 false)
  %e = call i127 @llvm.abs.i127(i127 %c, i1 false)
  %r = mul i127 %d, %e
  ret i127 %r
}
declare i127 @llvm.ctlz.i127(i127, i1)
define i127 @ctlz_127(i127 %a) {
  %r = call i127 @llvm.ctlz.i127(i127 %a, i1 false)
  ret i127 %r
}
define i127 @ctlz_far_127(i127 %a) {
  %b = lshr i127 %a, 124
  %c = shl i127 %a, 124
  %d = call i127 @llvm.ctlz.i127(i127 %b, i1 false)
  %e = call i127 @llvm.ctlz.i127(i127 %c, i1 false)
  %r = mul i127 %d, %e
  ret i127 %r
}
declare i127 @llvm.cttz.i127(i127, i1)
define i127 @cttz_127(i127 %a) {
  %r = call i127 @llvm.cttz.i127(i127 %a, i1 false)
  ret i127 %r
}
define i127 @cttz_far_127(i127 %a) {
  %b = lshr i127 %a, 124
  %c = shl i127 %a, 124
  %d = call i127 @llvm.cttz.i127(i127 %b, i1 false)
  %e = call i127 @llvm.cttz.i127(i127 %c, i1 false)
  %r = mul i127 %d, %e
  ret i127 %r
}
declare i128 @llvm.smax.i128(i128, i128)
define i128 @smax_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smax.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.smin.i128(i128, i128)
define i128 @smin_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.smin.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.umax.i128(i128, i128)
define i128 @umax_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umax.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.umin.i128(i128, i128)
define i128 @umin_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.umin.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.uadd.sat.i128(i128, i128)
define i128 @uadd.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.uadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.usub.sat.i128(i128, i128)
define i128 @usub.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.usub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.sadd.sat.i128(i128, i128)
define i128 @sadd.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.sadd.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare i128 @llvm.ssub.sat.i128(i128, i128)
define i128 @ssub.sat_128(i128 %a, i128 %b) {
  %r = call i128 @llvm.ssub.sat.i128(i128 %a, i128 %b)
  ret i128 %r
}
declare { i128, i1 } @llvm.uadd.with.overflow.i128(i128, i128)
define i128 @uadd_over_128(i128 %a, i128 %b) {
  %x = call { i128, i1 } @llvm.uadd.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %x, 0
  %o = extractvalue { i128, i1 } %x, 1
  %s = select i1 %o, i128 5, i128 %r
  ret i128 %s
}
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
define i128 @usub_over_128(i128 %a, i128 %b) {
  %x = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %x, 0
  %o = extractvalue { i128, i1 } %x, 1
  %s = select i1 %o, i128 5, i128 %r
  ret i128 %s
}
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
define i128 @sadd_over_128(i128 %a, i128 %b) {
  %x = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %x, 0
  %o = extractvalue { i128, i1 } %x, 1
  %s = select i1 %o, i128 5, i128 %r
  ret i128 %s
}
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128)
define i128 @ssub_over_128(i128 %a, i128 %b) {
  %x = call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %a, i128 %b)
  %r = extractvalue { i128, i1 } %x, 0
  %o = extractvalue { i128, i1 } %x, 1
  %s = select i1 %o, i128 5, i128 %r
  ret i128 %s
}
declare i128 @llvm.ctpop.i128(i128)
define i128 @ctpop_128(i128 %a) {
  %r = call i128 @llvm.ctpop.i128(i128 %a)
  ret i128 %r
}
declare i128 @llvm.bitreverse.i128(i128)
define i128 @bitreverse_128(i128 %a) {
  %r = call i128 @llvm.bitreverse.i128(i128 %a)
  ret i128 %r
}
declare i128 @llvm.bswap.i128(i128)
define i128 @bswap_128(i128 %a) {
  %r = call i128 @llvm.bswap.i128(i128 %a)
  ret i128 %r
}
declare i128 @llvm.abs.i128(i128, i1)
define i128 @abs_128(i128 %a) {
  %r = call i128 @llvm.abs.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @abs_far_128(i128 %a) {
  %b = lshr i128 %a, 125
  %c = shl i128 %a, 125
  %d = call i128 @llvm.abs.i128(i128 %b, i1 false)
  %e = call i128 @llvm.abs.i128(i128 %c, i1 false)
  %r = mul i128 %d, %e
  ret i128 %r
}
declare i128 @llvm.ctlz.i128(i128, i1)
define i128 @ctlz_128(i128 %a) {
  %r = call i128 @llvm.ctlz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @ctlz_far_128(i128 %a) {
  %b = lshr i128 %a, 125
  %c = shl i128 %a, 125
  %d = call i128 @llvm.ctlz.i128(i128 %b, i1 false)
  %e = call i128 @llvm.ctlz.i128(i128 %c, i1 false)
  %r = mul i128 %d, %e
  ret i128 %r
}
declare i128 @llvm.cttz.i128(i128, i1)
define i128 @cttz_128(i128 %a) {
  %r = call i128 @llvm.cttz.i128(i128 %a, i1 false)
  ret i128 %r
}
define i128 @cttz_far_128(i128 %a) {
  %b = lshr i128 %a, 125
  %c = shl i128 %a, 125
  %d = call i128 @llvm.cttz.i128(i128 %b, i1 false)
  %e = call i128 @llvm.cttz.i128(i128 %c, i1 false)
  %r = mul i128 %d, %e
  ret i128 %r
}
declare i128 @llvm.fshl.i128(i128, i128, i128)
define i128 @fshl(i128 %a, i128 %b, i8 %n) {
  %m = zext i8 %n to i128
  %r = call i128 @llvm.fshl.i128(i128 %a, i128 %b, i128 %m)
  ret i128 %r
}
declare i128 @llvm.fshr.i128(i128, i128, i128)
define i128 @fshr(i128 %a, i128 %b, i8 %n) {
  %m = zext i8 %n to i128
  %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 %m)
  ret i128 %r
}
