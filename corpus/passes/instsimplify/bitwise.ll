; And, or, exclusive or: one function for each rule of reference/src/rules/bitwise.rules, of the same name (and each predicate).

define i32 @"and-zero"(i32 %x) {
  %t1 = and  i32 %x, 0
  ret i32 %t1
}

define i32 @"and-all-ones"(i32 %x) {
  %t1 = and  i32 %x, -1
  ret i32 %t1
}

define i32 @"and-self"(i32 %x) {
  %t1 = and  i32 %x, %x
  ret i32 %t1
}

define i32 @"and-undef"(i32 %x) {
  %t1 = and  i32 %x, undef
  ret i32 %t1
}

define i32 @"and-poison"(i32 %x) {
  %t1 = and  i32 %x, poison
  ret i32 %t1
}

define i32 @"and-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = and  i32 %x, %t1
  ret i32 %t2
}

define i32 @"and-absorbs-or"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = and  i32 %x, %t1
  ret i32 %t2
}

define i32 @"and-of-and"(i32 %x, i32 %z) {
  %t1 = and  i32 %x, %z
  %t2 = and  i32 %x, %t1
  ret i32 %t2
}

define i32 @"and-of-or-and"(i32 %x, i32 %z) {
  %t1 = or  i32 %x, %z
  %t2 = and  i32 %x, %z
  %t3 = and  i32 %t1, %t2
  ret i32 %t3
}

define i32 @"and-of-or-xor"(i32 %x, i32 %z) {
  %t1 = or  i32 %x, %z
  %t2 = xor  i32 %x, %z
  %t3 = and  i32 %t1, %t2
  ret i32 %t3
}

define i32 @"and-of-and-xor"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = xor  i32 %x, %y
  %t3 = and  i32 %t1, %t2
  ret i32 %t3
}

define i32 @"and-of-or-nor"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = xor  i32 %t1, -1
  %t3 = and  i32 %x, %t2
  ret i32 %t3
}

define i32 @"and-of-ors"(i32 %x, i32 %y) {
  %t1 = or  i32 %x, %y
  %t2 = xor  i32 %y, -1
  %t3 = or  i32 %x, %t2
  %t4 = and  i32 %t1, %t3
  ret i32 %t4
}

define i32 @"and-mask-twice"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = and  i32 %t1, 1
  ret i32 %t2
}

define i32 @"and-of-or-constant"(i32 %x) {
  %t1 = or  i32 %x, 1
  %t2 = and  i32 %t1, 1
  ret i32 %t2
}

define i32 @"and-disjoint-masks"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = and  i32 %t1, 2
  ret i32 %t2
}

define i32 @"and-of-shl-low"(i32 %x) {
  %t1 = shl  i32 %x, 1
  %t2 = and  i32 %t1, 1
  ret i32 %t2
}

define i32 @"and-of-shl-all"(i32 %x) {
  %t1 = shl  i32 %x, 1
  %t2 = and  i32 %t1, 4294967295
  ret i32 %t2
}

define i32 @"and-of-lshr-high"(i32 %x) {
  %t1 = lshr  i32 %x, 1
  %t2 = and  i32 %t1, 2147483648
  ret i32 %t2
}

define i32 @"and-of-lshr-all"(i32 %x) {
  %t1 = lshr  i32 %x, 1
  %t2 = and  i32 %t1, 2147483647
  ret i32 %t2
}

define i32 @"or-zero"(i32 %x) {
  %t1 = or  i32 %x, 0
  ret i32 %t1
}

define i32 @"or-all-ones"(i32 %x) {
  %t1 = or  i32 %x, -1
  ret i32 %t1
}

define i32 @"or-self"(i32 %x) {
  %t1 = or  i32 %x, %x
  ret i32 %t1
}

define i32 @"or-undef"(i32 %x) {
  %t1 = or  i32 %x, undef
  ret i32 %t1
}

define i32 @"or-poison"(i32 %x) {
  %t1 = or  i32 %x, poison
  ret i32 %t1
}

define i32 @"or-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = or  i32 %x, %t1
  ret i32 %t2
}

define i32 @"or-absorbs-and"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = or  i32 %x, %t1
  ret i32 %t2
}

define i32 @"or-of-or"(i32 %x, i32 %z) {
  %t1 = or  i32 %x, %z
  %t2 = or  i32 %x, %t1
  ret i32 %t2
}

define i32 @"or-of-or-and"(i32 %x, i32 %z) {
  %t1 = and  i32 %x, %z
  %t2 = or  i32 %x, %z
  %t3 = or  i32 %t1, %t2
  ret i32 %t3
}

define i32 @"or-of-xor-or"(i32 %x, i32 %z) {
  %t1 = xor  i32 %x, %z
  %t2 = or  i32 %x, %z
  %t3 = or  i32 %t1, %t2
  ret i32 %t3
}

define i32 @"or-of-nand"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = xor  i32 %t1, -1
  %t3 = or  i32 %x, %t2
  ret i32 %t3
}

define i32 @"or-of-ands"(i32 %x, i32 %y) {
  %t1 = and  i32 %x, %y
  %t2 = xor  i32 %y, -1
  %t3 = and  i32 %x, %t2
  %t4 = or  i32 %t1, %t3
  ret i32 %t4
}

define i32 @"or-set-twice"(i32 %x) {
  %t1 = or  i32 %x, 1
  %t2 = or  i32 %t1, 1
  ret i32 %t2
}

define i32 @"or-of-and-constant"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = or  i32 %t1, 1
  ret i32 %t2
}

define i32 @"xor-zero"(i32 %x) {
  %t1 = xor  i32 %x, 0
  ret i32 %t1
}

define i32 @"xor-self"(i32 %x) {
  %t1 = xor  i32 %x, %x
  ret i32 %t1
}

define i32 @"xor-poison"(i32 %x) {
  %t1 = xor  i32 %x, poison
  ret i32 %t1
}

define i32 @"xor-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = xor  i32 %x, %t1
  ret i32 %t2
}

define i32 @"xor-of-xor"(i32 %x, i32 %y) {
  %t1 = xor  i32 %x, %y
  %t2 = xor  i32 %x, %t1
  ret i32 %t2
}

define i32 @"xor-not-of-umax-sub"(i32 %x) {
  %t1 = sub  i32 -1, %x
  %t2 = xor  i32 %t1, -1
  ret i32 %t2
}
