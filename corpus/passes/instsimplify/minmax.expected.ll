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

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)

declare i32 @llvm.umin.i32(i32, i32)
