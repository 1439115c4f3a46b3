; Shifts: one function for each rule of reference/src/rules/shift.rules, of the same name (and each predicate).

define i32 @"shl-zero-bits"(i32 %x) {
  %t1 = shl  i32 %x, 0
  ret i32 %t1
}

define i32 @"shl-of-zero"(i32 %x) {
  %t1 = shl  i32 0, %x
  ret i32 %t1
}

define i32 @"shl-of-undef"(i32 %x) {
  %t1 = shl  i32 undef, %x
  ret i32 %t1
}

define i32 @"shl-by-undef"(i32 %x) {
  %t1 = shl  i32 %x, undef
  ret i32 %t1
}

define i32 @"shl-by-poison"(i32 %x) {
  %t1 = shl  i32 %x, poison
  ret i32 %t1
}

define i32 @"shl-of-poison"(i32 %x) {
  %t1 = shl  i32 poison, %x
  ret i32 %t1
}

define i32 @"shl-too-far"(i32 %x) {
  %t1 = shl  i32 %x, 32
  ret i32 %t1
}

define i1 @"shl-i1"(i1 %x, i1 %y) {
  %t1 = shl  i1 %x, %y
  ret i1 %t1
}

define i32 @"lshr-zero-bits"(i32 %x) {
  %t1 = lshr  i32 %x, 0
  ret i32 %t1
}

define i32 @"lshr-of-zero"(i32 %x) {
  %t1 = lshr  i32 0, %x
  ret i32 %t1
}

define i32 @"lshr-of-undef"(i32 %x) {
  %t1 = lshr  i32 undef, %x
  ret i32 %t1
}

define i32 @"lshr-by-undef"(i32 %x) {
  %t1 = lshr  i32 %x, undef
  ret i32 %t1
}

define i32 @"lshr-by-poison"(i32 %x) {
  %t1 = lshr  i32 %x, poison
  ret i32 %t1
}

define i32 @"lshr-of-poison"(i32 %x) {
  %t1 = lshr  i32 poison, %x
  ret i32 %t1
}

define i32 @"lshr-too-far"(i32 %x) {
  %t1 = lshr  i32 %x, 32
  ret i32 %t1
}

define i1 @"lshr-i1"(i1 %x, i1 %y) {
  %t1 = lshr  i1 %x, %y
  ret i1 %t1
}

define i32 @"ashr-zero-bits"(i32 %x) {
  %t1 = ashr  i32 %x, 0
  ret i32 %t1
}

define i32 @"ashr-of-zero"(i32 %x) {
  %t1 = ashr  i32 0, %x
  ret i32 %t1
}

define i32 @"ashr-of-undef"(i32 %x) {
  %t1 = ashr  i32 undef, %x
  ret i32 %t1
}

define i32 @"ashr-by-undef"(i32 %x) {
  %t1 = ashr  i32 %x, undef
  ret i32 %t1
}

define i32 @"ashr-by-poison"(i32 %x) {
  %t1 = ashr  i32 %x, poison
  ret i32 %t1
}

define i32 @"ashr-of-poison"(i32 %x) {
  %t1 = ashr  i32 poison, %x
  ret i32 %t1
}

define i32 @"ashr-too-far"(i32 %x) {
  %t1 = ashr  i32 %x, 32
  ret i32 %t1
}

define i1 @"ashr-i1"(i1 %x, i1 %y) {
  %t1 = ashr  i1 %x, %y
  ret i1 %t1
}

define i32 @"ashr-of-all-ones"(i32 %x) {
  %t1 = ashr  i32 -1, %x
  ret i32 %t1
}

define i32 @"lshr-of-shl-nuw"(i32 %x, i32 %y) {
  %t1 = shl nuw i32 %x, %y
  %t2 = lshr  i32 %t1, %y
  ret i32 %t2
}

define i32 @"ashr-of-shl-nsw"(i32 %x, i32 %y) {
  %t1 = shl nsw i32 %x, %y
  %t2 = ashr  i32 %t1, %y
  ret i32 %t2
}

define i32 @"shl-of-lshr-exact"(i32 %x, i32 %y) {
  %t1 = lshr exact i32 %x, %y
  %t2 = shl  i32 %t1, %y
  ret i32 %t2
}

define i32 @"shl-of-ashr-exact"(i32 %x, i32 %y) {
  %t1 = ashr exact i32 %x, %y
  %t2 = shl  i32 %t1, %y
  ret i32 %t2
}

define i32 @"shl-nuw-of-negative"(i32 %x) {
  %t1 = shl nuw i32 2147483648, %x
  ret i32 %t1
}

define i32 @"lshr-exact-of-odd"(i32 %x) {
  %t1 = lshr exact i32 1, %x
  ret i32 %t1
}

define i32 @"ashr-exact-of-odd"(i32 %x) {
  %t1 = ashr exact i32 1, %x
  ret i32 %t1
}

define i32 @"shl-of-shl-out"(i32 %x) {
  %t1 = shl  i32 %x, 1
  %t2 = shl  i32 %t1, 31
  ret i32 %t2
}

define i32 @"lshr-of-lshr-out"(i32 %x) {
  %t1 = lshr  i32 %x, 1
  %t2 = lshr  i32 %t1, 31
  ret i32 %t2
}

define i32 @"lshr-of-and-out"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = lshr  i32 %t1, 1
  ret i32 %t2
}

define i32 @"shl-of-and-out"(i32 %x) {
  %t1 = and  i32 %x, 1
  %t2 = shl  i32 %t1, 32
  ret i32 %t2
}
