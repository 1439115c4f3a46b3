define i1 @icmp-poison-right-0(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-1(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-2(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-3(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-4(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-5(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-6(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-7(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-8(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-right-9(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-0(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-1(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-2(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-3(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-4(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-5(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-6(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-7(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-8(i32 %x) {
  ret i1 poison
}

define i1 @icmp-poison-left-9(i32 %x) {
  ret i1 poison
}

define i1 @icmp-equality-undef-0(i32 %x) {
  ret i1 undef
}

define i1 @icmp-equality-undef-1(i32 %x) {
  ret i1 undef
}

define i1 @icmp-self-true-0(i32 %x) {
  ret i1 true
}

define i1 @icmp-self-true-1(i32 %x) {
  ret i1 true
}

define i1 @icmp-self-true-2(i32 %x) {
  ret i1 true
}

define i1 @icmp-self-true-3(i32 %x) {
  ret i1 true
}

define i1 @icmp-self-true-4(i32 %x) {
  ret i1 true
}

define i1 @icmp-self-false-0(i32 %x) {
  ret i1 false
}

define i1 @icmp-self-false-1(i32 %x) {
  ret i1 false
}

define i1 @icmp-self-false-2(i32 %x) {
  ret i1 false
}

define i1 @icmp-self-false-3(i32 %x) {
  ret i1 false
}

define i1 @icmp-self-false-4(i32 %x) {
  ret i1 false
}

define i1 @icmp-ult-zero(i32 %x) {
  ret i1 false
}

define i1 @icmp-uge-zero(i32 %x) {
  ret i1 true
}

define i1 @icmp-ugt-umax(i32 %x) {
  ret i1 false
}

define i1 @icmp-ule-umax(i32 %x) {
  ret i1 true
}

define i1 @icmp-slt-smin(i32 %x) {
  ret i1 false
}

define i1 @icmp-sge-smin(i32 %x) {
  ret i1 true
}

define i1 @icmp-sgt-smax(i32 %x) {
  ret i1 false
}

define i1 @icmp-sle-smax(i32 %x) {
  ret i1 true
}

define i1 @icmp-zero-ugt(i32 %x) {
  ret i1 false
}

define i1 @icmp-zero-ule(i32 %x) {
  ret i1 true
}

define i1 @icmp-umax-ult(i32 %x) {
  ret i1 false
}

define i1 @icmp-umax-uge(i32 %x) {
  ret i1 true
}

define i1 @icmp-eq-true(i1 %x) {
  ret i1 %x
}

define i1 @icmp-ne-false(i1 %x) {
  ret i1 %x
}

define i1 @icmp-eq-or-zero(i32 %x) {
  ret i1 false
}

define i1 @icmp-eq-or-clear-bit(i32 %x) {
  ret i1 false
}

define i1 @icmp-eq-and-set-bit(i32 %x) {
  ret i1 false
}

define i1 @icmp-eq-add-constant(i32 %x) {
  ret i1 false
}

define i1 @icmp-eq-sub-constant(i32 %x) {
  ret i1 false
}

define i1 @icmp-eq-xor-constant(i32 %x) {
  ret i1 false
}

define i1 @icmp-eq-complement(i32 %x) {
  ret i1 false
}

define i1 @icmp-ne-or-zero(i32 %x) {
  ret i1 true
}

define i1 @icmp-ne-or-clear-bit(i32 %x) {
  ret i1 true
}

define i1 @icmp-ne-and-set-bit(i32 %x) {
  ret i1 true
}

define i1 @icmp-ne-add-constant(i32 %x) {
  ret i1 true
}

define i1 @icmp-ne-sub-constant(i32 %x) {
  ret i1 true
}

define i1 @icmp-ne-xor-constant(i32 %x) {
  ret i1 true
}

define i1 @icmp-ne-complement(i32 %x) {
  ret i1 true
}

define i1 @icmp-and-ule-operand(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-and-ugt-operand(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-operand-uge-and(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-operand-ult-and(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-lshr-ule-operand(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-lshr-ugt-operand(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-operand-uge-lshr(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-operand-ult-lshr(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-udiv-ule-operand(i8 %x, i8 %y) {
  ret i1 true
}

define i1 @icmp-udiv-ugt-operand(i8 %x, i8 %y) {
  ret i1 false
}

define i1 @icmp-operand-uge-udiv(i8 %x, i8 %y) {
  ret i1 true
}

define i1 @icmp-operand-ult-udiv(i8 %x, i8 %y) {
  ret i1 false
}

define i1 @icmp-sub-nuw-ule-operand(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-sub-nuw-ugt-operand(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-operand-uge-sub-nuw(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-operand-ult-sub-nuw(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-or-uge-operand(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-or-ult-operand(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-operand-ule-or(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-operand-ugt-or(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-add-nuw-uge-operand(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-add-nuw-ult-operand(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-operand-ule-add-nuw(i32 %x, i32 %y) {
  ret i1 true
}

define i1 @icmp-operand-ugt-add-nuw(i32 %x, i32 %y) {
  ret i1 false
}

define i1 @icmp-urem-ult-divisor(i8 %x, i8 %y) {
  ret i1 true
}

define i1 @icmp-urem-uge-divisor(i8 %x, i8 %y) {
  ret i1 false
}

define i1 @icmp-divisor-ugt-urem(i8 %y, i8 %x) {
  ret i1 true
}

define i1 @icmp-divisor-ule-urem(i8 %y, i8 %x) {
  ret i1 false
}
