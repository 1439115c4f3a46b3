; Counting and moving bits: one function for each rule of reference/src/rules/bits.rules, of the same name (and each predicate).

define i32 @"bswap-of-bswap"(i32 %x) {
  %t1 = call i32 @llvm.bswap.i32(i32 %x)
  %t2 = call i32 @llvm.bswap.i32(i32 %t1)
  ret i32 %t2
}

define i32 @"bitreverse-of-bitreverse"(i32 %x) {
  %t1 = call i32 @llvm.bitreverse.i32(i32 %x)
  %t2 = call i32 @llvm.bitreverse.i32(i32 %t1)
  ret i32 %t2
}

define i1 @"ctpop-i1"(i1 %x) {
  %t1 = call i1 @llvm.ctpop.i1(i1 %x)
  ret i1 %t1
}

define i1 @"icmp-ugt-ctpop"(i32 %x) {
  %t1 = call i32 @llvm.ctpop.i32(i32 %x)
  %t2 = icmp  ugt i32 %t1, 32
  ret i1 %t2
}

define i1 @"icmp-ule-ctpop"(i32 %x) {
  %t1 = call i32 @llvm.ctpop.i32(i32 %x)
  %t2 = icmp  ule i32 %t1, 32
  ret i1 %t2
}

define i1 @"icmp-ugt-ctlz"(i32 %x) {
  %t1 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  %t2 = icmp  ugt i32 %t1, 32
  ret i1 %t2
}

define i1 @"icmp-ugt-cttz"(i32 %x) {
  %t1 = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %t2 = icmp  ugt i32 %t1, 32
  ret i1 %t2
}

define i32 @"fshl-zero-bits"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 0)
  ret i32 %t1
}

define i32 @"fshr-zero-bits"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 0)
  ret i32 %t1
}

define i32 @"fshl-width-bits"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 32)
  ret i32 %t1
}

define i32 @"fshr-width-bits"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 32)
  ret i32 %t1
}

define i32 @"fshl-of-zeros"(i32 %x) {
  %t1 = call i32 @llvm.fshl.i32(i32 0, i32 0, i32 %x)
  ret i32 %t1
}

define i32 @"fshr-of-zeros"(i32 %x) {
  %t1 = call i32 @llvm.fshr.i32(i32 0, i32 0, i32 %x)
  ret i32 %t1
}

define i32 @"fshl-of-ones"(i32 %x) {
  %t1 = call i32 @llvm.fshl.i32(i32 -1, i32 -1, i32 %x)
  ret i32 %t1
}

define i32 @"fshr-of-ones"(i32 %x) {
  %t1 = call i32 @llvm.fshr.i32(i32 -1, i32 -1, i32 %x)
  ret i32 %t1
}

declare i1 @llvm.ctpop.i1(i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
