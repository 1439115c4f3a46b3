; Sums, differences and products: one function for each rule of reference/src/rules/integer.rules, of the same name (and each predicate).

define i32 @"add-zero"(i32 %x) {
  %t1 = add  i32 %x, 0
  ret i32 %t1
}

define i32 @"add-poison"(i32 %x) {
  %t1 = add  i32 %x, poison
  ret i32 %t1
}

define i32 @"add-of-sub"(i32 %x, i32 %y) {
  %t1 = sub  i32 %x, %y
  %t2 = add  i32 %t1, %y
  ret i32 %t2
}

define i32 @"add-of-negation"(i32 %x) {
  %t1 = sub  i32 0, %x
  %t2 = add  i32 %x, %t1
  ret i32 %t2
}

define i32 @"add-of-opposites"(i32 %x, i32 %y) {
  %t1 = sub  i32 %x, %y
  %t2 = sub  i32 %y, %x
  %t3 = add  i32 %t1, %t2
  ret i32 %t3
}

define i32 @"add-of-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = add  i32 %x, %t1
  ret i32 %t2
}

define i32 @"add-nuw-umax"(i32 %x) {
  %t1 = add nuw i32 %x, -1
  ret i32 %t1
}

define i1 @"add-self-i1"(i1 %x) {
  %t1 = add  i1 %x, %x
  ret i1 %t1
}

define i32 @"sub-zero"(i32 %x) {
  %t1 = sub  i32 %x, 0
  ret i32 %t1
}

define i32 @"sub-self"(i32 %x) {
  %t1 = sub  i32 %x, %x
  ret i32 %t1
}

define i32 @"sub-poison-right"(i32 %x) {
  %t1 = sub  i32 %x, poison
  ret i32 %t1
}

define i32 @"sub-poison-left"(i32 %x) {
  %t1 = sub  i32 poison, %x
  ret i32 %t1
}

define i32 @"sub-of-add"(i32 %x, i32 %y) {
  %t1 = add  i32 %x, %y
  %t2 = sub  i32 %t1, %y
  ret i32 %t2
}

define i32 @"sub-of-sub"(i32 %x, i32 %y) {
  %t1 = sub  i32 %x, %y
  %t2 = sub  i32 %x, %t1
  ret i32 %t2
}

define i32 @"sub-of-negation"(i32 %x) {
  %t1 = sub  i32 0, %x
  %t2 = sub  i32 0, %t1
  ret i32 %t2
}

define i32 @"sub-umax-complement"(i32 %x) {
  %t1 = xor  i32 %x, -1
  %t2 = sub  i32 -1, %t1
  ret i32 %t2
}

define i32 @"sub-nuw-from-zero"(i32 %x) {
  %t1 = sub nuw i32 0, %x
  ret i32 %t1
}

define i8 @"mul-zero"(i8 %x) {
  %t1 = mul  i8 %x, 0
  ret i8 %t1
}

define i8 @"mul-one"(i8 %x) {
  %t1 = mul  i8 %x, 1
  ret i8 %t1
}

define i8 @"mul-undef"(i8 %x) {
  %t1 = mul  i8 %x, undef
  ret i8 %t1
}

define i8 @"mul-poison"(i8 %x) {
  %t1 = mul  i8 %x, poison
  ret i8 %t1
}

define i1 @"mul-self-i1"(i1 %x) {
  %t1 = mul  i1 %x, %x
  ret i1 %t1
}
