; Select and freeze: one function for each rule of reference/src/rules/select.rules, of the same name (and each predicate).

define i32 @"select-true"(i32 %x, i32 %y) {
  %t1 = select i1 true, i32 %x, i32 %y
  ret i32 %t1
}

define i32 @"select-false"(i32 %x, i32 %y) {
  %t1 = select i1 false, i32 %x, i32 %y
  ret i32 %t1
}

define i32 @"select-same"(i1 %c, i32 %x) {
  %t1 = select i1 %c, i32 %x, i32 %x
  ret i32 %t1
}

define i32 @"select-poison"(i32 %x, i32 %y) {
  %t1 = select i1 poison, i32 %x, i32 %y
  ret i32 %t1
}

define i32 @"select-undef"(i32 %x, i32 %y) {
  %t1 = select i1 undef, i32 %x, i32 %y
  ret i32 %t1
}

define i32 @"select-poison-true"(i1 %c, i32 %x) {
  %t1 = select i1 %c, i32 poison, i32 %x
  ret i32 %t1
}

define i32 @"select-poison-false"(i1 %c, i32 %x) {
  %t1 = select i1 %c, i32 %x, i32 poison
  ret i32 %t1
}

define i32 @"select-undef-true"(i1 noundef %c, i32 noundef %x) {
  %t1 = select i1 %c, i32 undef, i32 %x
  ret i32 %t1
}

define i32 @"select-undef-false"(i1 noundef %c, i32 noundef %x) {
  %t1 = select i1 %c, i32 %x, i32 undef
  ret i32 %t1
}

define i1 @"select-true-false"(i1 %c) {
  %t1 = select i1 %c, i1 true, i1 false
  ret i1 %t1
}

define i1 @"select-condition-false"(i1 %c) {
  %t1 = select i1 %c, i1 %c, i1 false
  ret i1 %t1
}

define i1 @"select-true-condition"(i1 %c) {
  %t1 = select i1 %c, i1 true, i1 %c
  ret i1 %t1
}

define i32 @"select-eq-operands"(i32 %x, i32 %y) {
  %t1 = icmp  eq i32 %x, %y
  %t2 = select i1 %t1, i32 %x, i32 %y
  ret i32 %t2
}

define i32 @"select-ne-operands"(i32 %x, i32 %y) {
  %t1 = icmp  ne i32 %x, %y
  %t2 = select i1 %t1, i32 %x, i32 %y
  ret i32 %t2
}

define i32 @"select-of-select-false"(i1 %c, i32 %x, i32 %z) {
  %t1 = select i1 %c, i32 %x, i32 %z
  %t2 = select i1 %c, i32 %t1, i32 %z
  ret i32 %t2
}

define i32 @"select-of-select-true"(i1 %c, i32 %x, i32 %z) {
  %t1 = select i1 %c, i32 %x, i32 %z
  %t2 = select i1 %c, i32 %x, i32 %t1
  ret i32 %t2
}

define i32 @"freeze-of-freeze"(i32 %x) {
  %t1 = freeze i32 %x
  %t2 = freeze i32 %t1
  ret i32 %t2
}

define i32 @"freeze-defined"(i32 noundef %x) {
  %t1 = freeze i32 %x
  ret i32 %t1
}
