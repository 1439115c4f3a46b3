define i32 @umin-self(i32 %x) {
  ret i32 %x
}

define i32 @umin-poison(i32 %x) {
  ret i32 poison
}

define i32 @umin-undef(i32 %x) {
  ret i32 0
}

define i32 @umin-absorbing(i32 %x) {
  ret i32 0
}

define i32 @umin-neutral(i32 %x) {
  ret i32 %x
}

define i32 @umin-absorbs-umax(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @umin-of-umin(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 %z)
  ret i32 %t1
}

define i32 @umin-twice-constant(i32 %x) {
  %t1 = call i32 @llvm.umin.i32(i32 %x, i32 1)
  ret i32 %t1
}

define i32 @umin-of-umax-constant(i32 %x) {
  ret i32 1
}

define i1 @icmp-ule-umin(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-ugt-umin(i32 %x, i32 %y) {
  ret i1 false
}

define i32 @umax-self(i32 %x) {
  ret i32 %x
}

define i32 @umax-poison(i32 %x) {
  ret i32 poison
}

define i32 @umax-undef(i32 %x) {
  ret i32 -1
}

define i32 @umax-absorbing(i32 %x) {
  ret i32 -1
}

define i32 @umax-neutral(i32 %x) {
  ret i32 %x
}

define i32 @umax-absorbs-umin(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @umax-of-umax(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 %z)
  ret i32 %t1
}

define i32 @umax-twice-constant(i32 %x) {
  %t1 = call i32 @llvm.umax.i32(i32 %x, i32 1)
  ret i32 %t1
}

define i32 @umax-of-umin-constant(i32 %x) {
  ret i32 1
}

define i1 @icmp-uge-umax(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-ult-umax(i32 %x, i32 %y) {
  ret i1 false
}

define i32 @smin-self(i32 %x) {
  ret i32 %x
}

define i32 @smin-poison(i32 %x) {
  ret i32 poison
}

define i32 @smin-undef(i32 %x) {
  ret i32 -2147483648
}

define i32 @smin-absorbing(i32 %x) {
  ret i32 -2147483648
}

define i32 @smin-neutral(i32 %x) {
  ret i32 %x
}

define i32 @smin-absorbs-smax(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @smin-of-smin(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 %z)
  ret i32 %t1
}

define i32 @smin-twice-constant(i32 %x) {
  %t1 = call i32 @llvm.smin.i32(i32 %x, i32 1)
  ret i32 %t1
}

define i32 @smin-of-smax-constant(i32 %x) {
  ret i32 1
}

define i1 @icmp-sle-smin(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-sgt-smin(i32 %x, i32 %y) {
  ret i1 false
}

define i32 @smax-self(i32 %x) {
  ret i32 %x
}

define i32 @smax-poison(i32 %x) {
  ret i32 poison
}

define i32 @smax-undef(i32 %x) {
  ret i32 2147483647
}

define i32 @smax-absorbing(i32 %x) {
  ret i32 2147483647
}

define i32 @smax-neutral(i32 %x) {
  ret i32 %x
}

define i32 @smax-absorbs-smin(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @smax-of-smax(i32 %x, i32 %z) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 %z)
  ret i32 %t1
}

define i32 @smax-twice-constant(i32 %x) {
  %t1 = call i32 @llvm.smax.i32(i32 %x, i32 1)
  ret i32 %t1
}

define i32 @smax-of-smin-constant(i32 %x) {
  ret i32 1
}

define i1 @icmp-sge-smax(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-slt-smax(i32 %x, i32 %y) {
  ret i1 false
}

define i32 @uadd-sat-zero(i32 %x) {
  ret i32 %x
}

define i32 @uadd-sat-umax(i32 %x) {
  ret i32 -1
}

define i32 @uadd-sat-undef(i32 %x) {
  ret i32 -1
}

define i32 @usub-sat-zero(i32 %x) {
  ret i32 %x
}

define i32 @usub-sat-self(i32 %x) {
  ret i32 0
}

define i32 @usub-sat-from-zero(i32 %x) {
  ret i32 0
}

define i32 @usub-sat-umax(i32 %x) {
  ret i32 0
}

define i32 @sadd-sat-zero(i32 %x) {
  ret i32 %x
}

define i32 @ssub-sat-zero(i32 %x) {
  ret i32 %x
}

define i32 @ssub-sat-self(i32 %x) {
  ret i32 0
}

define i1 @icmp-uge-uadd-sat(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-ult-uadd-sat(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-ule-usub-sat(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-ugt-usub-sat(i32 %x, i32 %y) {
  ret i1 false
}

define i32 @abs-of-abs(i32 %x) {
  %t1 = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %t1
}

define i32 @abs-of-abs-poison(i32 %x) {
  %t1 = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %t1
}

define i32 @abs-of-zext(i8 %x) {
  %t1 = zext i8 %x to i32
  ret i32 %t1
}

define i32 @abs-of-and(i32 %x) {
  %t1 = and i32 %x, 1
  ret i32 %t1
}

define i1 @icmp-slt-zero-abs(i32 %x) {
  ret i1 false
}

define i1 @icmp-sgt-minus-one-abs(i32 %x) {
  ret i1 true
}

declare i32 @llvm.abs.i32(i32, i1)

declare i32 @llvm.sadd.sat.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.ssub.sat.i32(i32, i32)

declare i32 @llvm.uadd.sat.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)

declare i32 @llvm.umin.i32(i32, i32)

declare i32 @llvm.usub.sat.i32(i32, i32)
