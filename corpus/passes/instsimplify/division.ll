; Division and remainder: one function for each rule of reference/src/rules/division.rules, of the same name (and each predicate).

define i8 @"udiv-by-one"(i8 %x) {
  %t1 = udiv  i8 %x, 1
  ret i8 %t1
}

define i8 @"udiv-self"(i8 %x) {
  %t1 = udiv  i8 %x, %x
  ret i8 %t1
}

define i8 @"udiv-of-zero"(i8 %x) {
  %t1 = udiv  i8 0, %x
  ret i8 %t1
}

define i8 @"udiv-by-zero"(i8 %x) {
  %t1 = udiv  i8 %x, 0
  ret i8 %t1
}

define i8 @"udiv-by-undef"(i8 %x) {
  %t1 = udiv  i8 %x, undef
  ret i8 %t1
}

define i8 @"udiv-by-poison"(i8 %x) {
  %t1 = udiv  i8 %x, poison
  ret i8 %t1
}

define i8 @"udiv-of-undef"(i8 %x) {
  %t1 = udiv  i8 undef, %x
  ret i8 %t1
}

define i8 @"udiv-of-poison"(i8 %x) {
  %t1 = udiv  i8 poison, %x
  ret i8 %t1
}

define i1 @"udiv-i1"(i1 %x, i1 %y) {
  %t1 = udiv  i1 %x, %y
  ret i1 %t1
}

define i8 @"sdiv-by-one"(i8 %x) {
  %t1 = sdiv  i8 %x, 1
  ret i8 %t1
}

define i8 @"sdiv-self"(i8 %x) {
  %t1 = sdiv  i8 %x, %x
  ret i8 %t1
}

define i8 @"sdiv-of-zero"(i8 %x) {
  %t1 = sdiv  i8 0, %x
  ret i8 %t1
}

define i8 @"sdiv-by-zero"(i8 %x) {
  %t1 = sdiv  i8 %x, 0
  ret i8 %t1
}

define i8 @"sdiv-by-undef"(i8 %x) {
  %t1 = sdiv  i8 %x, undef
  ret i8 %t1
}

define i8 @"sdiv-by-poison"(i8 %x) {
  %t1 = sdiv  i8 %x, poison
  ret i8 %t1
}

define i8 @"sdiv-of-undef"(i8 %x) {
  %t1 = sdiv  i8 undef, %x
  ret i8 %t1
}

define i8 @"sdiv-of-poison"(i8 %x) {
  %t1 = sdiv  i8 poison, %x
  ret i8 %t1
}

define i1 @"sdiv-i1"(i1 %x, i1 %y) {
  %t1 = sdiv  i1 %x, %y
  ret i1 %t1
}

define i8 @"urem-by-one"(i8 %x) {
  %t1 = urem  i8 %x, 1
  ret i8 %t1
}

define i8 @"urem-self"(i8 %x) {
  %t1 = urem  i8 %x, %x
  ret i8 %t1
}

define i8 @"urem-of-zero"(i8 %x) {
  %t1 = urem  i8 0, %x
  ret i8 %t1
}

define i8 @"urem-by-zero"(i8 %x) {
  %t1 = urem  i8 %x, 0
  ret i8 %t1
}

define i8 @"urem-by-undef"(i8 %x) {
  %t1 = urem  i8 %x, undef
  ret i8 %t1
}

define i8 @"urem-by-poison"(i8 %x) {
  %t1 = urem  i8 %x, poison
  ret i8 %t1
}

define i8 @"urem-of-undef"(i8 %x) {
  %t1 = urem  i8 undef, %x
  ret i8 %t1
}

define i8 @"urem-of-poison"(i8 %x) {
  %t1 = urem  i8 poison, %x
  ret i8 %t1
}

define i1 @"urem-i1"(i1 %x, i1 %y) {
  %t1 = urem  i1 %x, %y
  ret i1 %t1
}

define i8 @"srem-by-one"(i8 %x) {
  %t1 = srem  i8 %x, 1
  ret i8 %t1
}

define i8 @"srem-self"(i8 %x) {
  %t1 = srem  i8 %x, %x
  ret i8 %t1
}

define i8 @"srem-of-zero"(i8 %x) {
  %t1 = srem  i8 0, %x
  ret i8 %t1
}

define i8 @"srem-by-zero"(i8 %x) {
  %t1 = srem  i8 %x, 0
  ret i8 %t1
}

define i8 @"srem-by-undef"(i8 %x) {
  %t1 = srem  i8 %x, undef
  ret i8 %t1
}

define i8 @"srem-by-poison"(i8 %x) {
  %t1 = srem  i8 %x, poison
  ret i8 %t1
}

define i8 @"srem-of-undef"(i8 %x) {
  %t1 = srem  i8 undef, %x
  ret i8 %t1
}

define i8 @"srem-of-poison"(i8 %x) {
  %t1 = srem  i8 poison, %x
  ret i8 %t1
}

define i1 @"srem-i1"(i1 %x, i1 %y) {
  %t1 = srem  i1 %x, %y
  ret i1 %t1
}

define i8 @"srem-by-minus-one"(i8 %x) {
  %t1 = srem  i8 %x, -1
  ret i8 %t1
}

define i8 @"udiv-of-urem"(i8 %x, i8 %y) {
  %t1 = urem  i8 %x, %y
  %t2 = udiv  i8 %t1, %y
  ret i8 %t2
}

define i8 @"urem-of-urem"(i8 %x, i8 %z) {
  %t1 = urem  i8 %x, %z
  %t2 = urem  i8 %t1, %z
  ret i8 %t2
}

define i8 @"srem-of-srem"(i8 %x, i8 %z) {
  %t1 = srem  i8 %x, %z
  %t2 = srem  i8 %t1, %z
  ret i8 %t2
}
