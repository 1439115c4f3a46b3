define i32 @bswap-of-bswap(i32 %x) {
  ret i32 %x
}

define i32 @bitreverse-of-bitreverse(i32 %x) {
  ret i32 %x
}

define i1 @ctpop-i1(i1 %x) {
  ret i1 %x
}

define i1 @icmp-ugt-ctpop(i32 %x) {
  ret i1 false
}

define i1 @icmp-ule-ctpop(i32 %x) {
  ret i1 true
}

define i1 @icmp-ugt-ctlz(i32 %x) {
  ret i1 false
}

define i1 @icmp-ugt-cttz(i32 %x) {
  ret i1 false
}

define i32 @fshl-zero-bits(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @fshr-zero-bits(i32 %x, i32 %y) {
  ret i32 %y
}

define i32 @fshl-width-bits(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @fshr-width-bits(i32 %x, i32 %y) {
  ret i32 %y
}

define i32 @fshl-of-zeros(i32 %x) {
  ret i32 0
}

define i32 @fshr-of-zeros(i32 %x) {
  ret i32 0
}

define i32 @fshl-of-ones(i32 %x) {
  ret i32 -1
}

define i32 @fshr-of-ones(i32 %x) {
  ret i32 -1
}

declare i1 @llvm.ctpop.i1(i1)

declare i32 @llvm.bitreverse.i32(i32)

declare i32 @llvm.bswap.i32(i32)

declare i32 @llvm.ctlz.i32(i32, i1)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.cttz.i32(i32, i1)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i32 @llvm.fshr.i32(i32, i32, i32)
