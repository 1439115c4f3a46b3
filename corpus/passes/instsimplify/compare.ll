; Comparisons of integers: one function for each rule of reference/src/rules/compare.rules, of the same name (and each predicate).

define i1 @"icmp-poison-right-0"(i32 %x) {
  %t1 = icmp  eq i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-1"(i32 %x) {
  %t1 = icmp  ne i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-2"(i32 %x) {
  %t1 = icmp  ugt i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-3"(i32 %x) {
  %t1 = icmp  uge i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-4"(i32 %x) {
  %t1 = icmp  ult i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-5"(i32 %x) {
  %t1 = icmp  ule i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-6"(i32 %x) {
  %t1 = icmp  sgt i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-7"(i32 %x) {
  %t1 = icmp  sge i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-8"(i32 %x) {
  %t1 = icmp  slt i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-right-9"(i32 %x) {
  %t1 = icmp  sle i32 %x, poison
  ret i1 %t1
}

define i1 @"icmp-poison-left-0"(i32 %x) {
  %t1 = icmp  eq i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-1"(i32 %x) {
  %t1 = icmp  ne i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-2"(i32 %x) {
  %t1 = icmp  ugt i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-3"(i32 %x) {
  %t1 = icmp  uge i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-4"(i32 %x) {
  %t1 = icmp  ult i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-5"(i32 %x) {
  %t1 = icmp  ule i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-6"(i32 %x) {
  %t1 = icmp  sgt i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-7"(i32 %x) {
  %t1 = icmp  sge i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-8"(i32 %x) {
  %t1 = icmp  slt i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-poison-left-9"(i32 %x) {
  %t1 = icmp  sle i32 poison, %x
  ret i1 %t1
}

define i1 @"icmp-equality-undef-0"(i32 %x) {
  %t1 = icmp  eq i32 %x, undef
  ret i1 %t1
}

define i1 @"icmp-equality-undef-1"(i32 %x) {
  %t1 = icmp  ne i32 %x, undef
  ret i1 %t1
}

define i1 @"icmp-self-true-0"(i32 %x) {
  %t1 = icmp  eq i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-true-1"(i32 %x) {
  %t1 = icmp  uge i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-true-2"(i32 %x) {
  %t1 = icmp  ule i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-true-3"(i32 %x) {
  %t1 = icmp  sge i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-true-4"(i32 %x) {
  %t1 = icmp  sle i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-false-0"(i32 %x) {
  %t1 = icmp  ne i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-false-1"(i32 %x) {
  %t1 = icmp  ugt i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-false-2"(i32 %x) {
  %t1 = icmp  ult i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-false-3"(i32 %x) {
  %t1 = icmp  sgt i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-self-false-4"(i32 %x) {
  %t1 = icmp  slt i32 %x, %x
  ret i1 %t1
}

define i1 @"icmp-ult-zero"(i32 %x) {
  %t1 = icmp  ult i32 %x, 0
  ret i1 %t1
}

define i1 @"icmp-uge-zero"(i32 %x) {
  %t1 = icmp  uge i32 %x, 0
  ret i1 %t1
}

define i1 @"icmp-ugt-umax"(i32 %x) {
  %t1 = icmp  ugt i32 %x, -1
  ret i1 %t1
}

define i1 @"icmp-ule-umax"(i32 %x) {
  %t1 = icmp  ule i32 %x, -1
  ret i1 %t1
}

define i1 @"icmp-slt-smin"(i32 %x) {
  %t1 = icmp  slt i32 %x, 2147483648
  ret i1 %t1
}

define i1 @"icmp-sge-smin"(i32 %x) {
  %t1 = icmp  sge i32 %x, 2147483648
  ret i1 %t1
}

define i1 @"icmp-sgt-smax"(i32 %x) {
  %t1 = icmp  sgt i32 %x, 2147483647
  ret i1 %t1
}

define i1 @"icmp-sle-smax"(i32 %x) {
  %t1 = icmp  sle i32 %x, 2147483647
  ret i1 %t1
}

define i1 @"icmp-zero-ugt"(i32 %x) {
  %t1 = icmp  ugt i32 0, %x
  ret i1 %t1
}

define i1 @"icmp-zero-ule"(i32 %x) {
  %t1 = icmp  ule i32 0, %x
  ret i1 %t1
}

define i1 @"icmp-umax-ult"(i32 %x) {
  %t1 = icmp  ult i32 -1, %x
  ret i1 %t1
}

define i1 @"icmp-umax-uge"(i32 %x) {
  %t1 = icmp  uge i32 -1, %x
  ret i1 %t1
}

define i1 @"icmp-eq-true"(i1 %x) {
  %t1 = icmp  eq i1 %x, true
  ret i1 %t1
}

define i1 @"icmp-ne-false"(i1 %x) {
  %t1 = icmp  ne i1 %x, false
  ret i1 %t1
}

define i1 @"icmp-eq-or-zero"(i32 %x) {
  %t1 = or  i32 %x, 1
  %t2 = icmp  eq i32 %t1, 0
  ret i1 %t2
}

define i1 @"icmp-eq-or-clear-bit"(i32 %x) {
  %t1 = or  i32 %x, 1
  %t2 = icmp  eq i32 %t1, 2
  ret i1 %t2
}

define i1 @"icmp-eq-and-set-bit"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = icmp  eq i32 %t1, 2
  ret i1 %t2
}

define i1 @"icmp-eq-add-constant"(i32 %x) {
  %t1 = add  i32 %x, 1
  %t2 = icmp  eq i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-eq-sub-constant"(i32 %x) {
  %t1 = sub  i32 %x, 1
  %t2 = icmp  eq i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-eq-xor-constant"(i32 %x) {
  %t1 = xor  i32 %x, 1
  %t2 = icmp  eq i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-eq-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = icmp  eq i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-ne-or-zero"(i32 %x) {
  %t1 = or  i32 %x, 1
  %t2 = icmp  ne i32 %t1, 0
  ret i1 %t2
}

define i1 @"icmp-ne-or-clear-bit"(i32 %x) {
  %t1 = or  i32 %x, 1
  %t2 = icmp  ne i32 %t1, 2
  ret i1 %t2
}

define i1 @"icmp-ne-and-set-bit"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = icmp  ne i32 %t1, 2
  ret i1 %t2
}

define i1 @"icmp-ne-add-constant"(i32 %x) {
  %t1 = add  i32 %x, 1
  %t2 = icmp  ne i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-ne-sub-constant"(i32 %x) {
  %t1 = sub  i32 %x, 1
  %t2 = icmp  ne i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-ne-xor-constant"(i32 %x) {
  %t1 = xor  i32 %x, 1
  %t2 = icmp  ne i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-ne-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = icmp  ne i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-and-ule-operand"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = icmp  ule i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-and-ugt-operand"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = icmp  ugt i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-operand-uge-and"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = icmp  uge i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-operand-ult-and"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = icmp  ult i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-lshr-ule-operand"(i32 %x, i32 %y) {
  %t1 = lshr  i32 %x, %y
  %t2 = icmp  ule i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-lshr-ugt-operand"(i32 %x, i32 %y) {
  %t1 = lshr  i32 %x, %y
  %t2 = icmp  ugt i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-operand-uge-lshr"(i32 %x, i32 %y) {
  %t1 = lshr  i32 %x, %y
  %t2 = icmp  uge i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-operand-ult-lshr"(i32 %x, i32 %y) {
  %t1 = lshr  i32 %x, %y
  %t2 = icmp  ult i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-udiv-ule-operand"(i8 %x, i8 %y) {
  %t1 = udiv  i8 %x, %y
  %t2 = icmp  ule i8 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-udiv-ugt-operand"(i8 %x, i8 %y) {
  %t1 = udiv  i8 %x, %y
  %t2 = icmp  ugt i8 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-operand-uge-udiv"(i8 %x, i8 %y) {
  %t1 = udiv  i8 %x, %y
  %t2 = icmp  uge i8 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-operand-ult-udiv"(i8 %x, i8 %y) {
  %t1 = udiv  i8 %x, %y
  %t2 = icmp  ult i8 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-sub-nuw-ule-operand"(i32 %x, i32 %y) {
  %t1 = sub nuw i32 %x, %y
  %t2 = icmp  ule i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-sub-nuw-ugt-operand"(i32 %x, i32 %y) {
  %t1 = sub nuw i32 %x, %y
  %t2 = icmp  ugt i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-operand-uge-sub-nuw"(i32 %x, i32 %y) {
  %t1 = sub nuw i32 %x, %y
  %t2 = icmp  uge i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-operand-ult-sub-nuw"(i32 %x, i32 %y) {
  %t1 = sub nuw i32 %x, %y
  %t2 = icmp  ult i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-or-uge-operand"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = icmp  uge i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-or-ult-operand"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = icmp  ult i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-operand-ule-or"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = icmp  ule i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-operand-ugt-or"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = icmp  ugt i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-add-nuw-uge-operand"(i32 %x, i32 %y) {
  %t1 = add nuw i32 %x, %y
  %t2 = icmp  uge i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-add-nuw-ult-operand"(i32 %x, i32 %y) {
  %t1 = add nuw i32 %x, %y
  %t2 = icmp  ult i32 %t1, %x
  ret i1 %t2
}

define i1 @"icmp-operand-ule-add-nuw"(i32 %x, i32 %y) {
  %t1 = add nuw i32 %x, %y
  %t2 = icmp  ule i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-operand-ugt-add-nuw"(i32 %x, i32 %y) {
  %t1 = add nuw i32 %x, %y
  %t2 = icmp  ugt i32 %x, %t1
  ret i1 %t2
}

define i1 @"icmp-urem-ult-divisor"(i8 %x, i8 %y) {
  %t1 = urem  i8 %x, %y
  %t2 = icmp  ult i8 %t1, %y
  ret i1 %t2
}

define i1 @"icmp-urem-uge-divisor"(i8 %x, i8 %y) {
  %t1 = urem  i8 %x, %y
  %t2 = icmp  uge i8 %t1, %y
  ret i1 %t2
}

define i1 @"icmp-divisor-ugt-urem"(i8 %y, i8 %x) {
  %t1 = urem  i8 %x, %y
  %t2 = icmp  ugt i8 %y, %t1
  ret i1 %t2
}

define i1 @"icmp-divisor-ule-urem"(i8 %y, i8 %x) {
  %t1 = urem  i8 %x, %y
  %t2 = icmp  ule i8 %y, %t1
  ret i1 %t2
}
