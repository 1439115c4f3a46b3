; Minimum, maximum, saturating arithmetic, absolute value: one function for each rule of reference/src/rules/minmax.rules, of the same name (and each predicate).

define i32 @"umin-self"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 %x)
  ret i32 %t1
}

define i32 @"umin-poison"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 poison)
  ret i32 %t1
}

define i32 @"umin-undef"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 undef)
  ret i32 %t1
}

define i32 @"umin-absorbing"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 0)
  ret i32 %t1
}

define i32 @"umin-neutral"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 -1)
  ret i32 %t1
}

define i32 @"umin-absorbs-umax"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %t2 = call i32 @llvm.umin.i32(i32 %x, i32 %t1)
  ret i32 %t2
}

define i32 @"umin-of-umin"(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 %z)
  %t2 = call i32 @llvm.umin.i32(i32 %x, i32 %t1)
  ret i32 %t2
}

define i32 @"umin-twice-constant"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 1)
  %t2 = call i32 @llvm.umin.i32(i32 %t1, i32 1)
  ret i32 %t2
}

define i32 @"umin-of-umax-constant"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 1)
  %t2 = call i32 @llvm.umin.i32(i32 %t1, i32 1)
  ret i32 %t2
}

define i1 @"icmp-ule-umin"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %t2 = icmp  ule i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-ugt-umin"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %t2 = icmp  ugt i32 %t1, %x
  ret i1 %t2
}

define i32 @"umax-self"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 %x)
  ret i32 %t1
}

define i32 @"umax-poison"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 poison)
  ret i32 %t1
}

define i32 @"umax-undef"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 undef)
  ret i32 %t1
}

define i32 @"umax-absorbing"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 -1)
  ret i32 %t1
}

define i32 @"umax-neutral"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 0)
  ret i32 %t1
}

define i32 @"umax-absorbs-umin"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %t2 = call i32 @llvm.umax.i32(i32 %x, i32 %t1)
  ret i32 %t2
}

define i32 @"umax-of-umax"(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 %z)
  %t2 = call i32 @llvm.umax.i32(i32 %x, i32 %t1)
  ret i32 %t2
}

define i32 @"umax-twice-constant"(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 1)
  %t2 = call i32 @llvm.umax.i32(i32 %t1, i32 1)
  ret i32 %t2
}

define i32 @"umax-of-umin-constant"(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 1)
  %t2 = call i32 @llvm.umax.i32(i32 %t1, i32 1)
  ret i32 %t2
}

define i1 @"icmp-uge-umax"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %t2 = icmp  uge i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-ult-umax"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %t2 = icmp  ult i32 %t1, %x
  ret i1 %t2
}

define i32 @"smin-self"(i32 %x) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 %x)
  ret i32 %t1
}

define i32 @"smin-poison"(i32 %x) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 poison)
  ret i32 %t1
}

define i32 @"smin-undef"(i32 %x) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 undef)
  ret i32 %t1
}

define i32 @"smin-absorbing"(i32 %x) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 2147483648)
  ret i32 %t1
}

define i32 @"smin-neutral"(i32 %x) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 2147483647)
  ret i32 %t1
}

define i32 @"smin-of-smax-constant"(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 1)
  %t2 = call i32 @llvm.smin.i32(i32 %t1, i32 1)
  ret i32 %t2
}

define i1 @"icmp-sle-smin"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %t2 = icmp  sle i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-sgt-smin"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %t2 = icmp  sgt i32 %t1, %x
  ret i1 %t2
}

define i32 @"smax-self"(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 %x)
  ret i32 %t1
}

define i32 @"smax-poison"(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 poison)
  ret i32 %t1
}

define i32 @"smax-undef"(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 undef)
  ret i32 %t1
}

define i32 @"smax-absorbing"(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 2147483647)
  ret i32 %t1
}

define i32 @"smax-neutral"(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 2147483648)
  ret i32 %t1
}

define i32 @"smax-absorbs-smin"(i32 %x, i32 %y) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %t2 = call i32 @llvm.smax.i32(i32 %x, i32 %t1)
  ret i32 %t2
}

define i32 @"smax-of-smax"(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 %z)
  %t2 = call i32 @llvm.smax.i32(i32 %x, i32 %t1)
  ret i32 %t2
}

declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
