define i32 @select-true(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @select-false(i32 %x, i32 %y) {
  ret i32 %y
}

define i32 @select-same(i1 %c, i32 %x) {
  ret i32 %x
}

define i32 @select-poison(i32 %x, i32 %y) {
  ret i32 poison
}

define i32 @select-undef(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @select-poison-true(i1 %c, i32 %x) {
  ret i32 %x
}

define i32 @select-poison-false(i1 %c, i32 %x) {
  ret i32 %x
}

define i32 @select-undef-true(i1 noundef %c, i32 noundef %x) {
  ret i32 %x
}

define i32 @select-undef-false(i1 noundef %c, i32 noundef %x) {
  ret i32 %x
}

define i1 @select-true-false(i1 %c) {
  ret i1 %c
}

define i1 @select-condition-false(i1 %c) {
  ret i1 %c
}

define i1 @select-true-condition(i1 %c) {
  ret i1 %c
}

define i32 @select-eq-operands(i32 %x, i32 %y) {
  ret i32 %y
}

define i32 @select-ne-operands(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @select-of-select-false(i1 %c, i32 %x, i32 %z) {
  %t1 = select i1 %c, i32 %x, i32 %z
  ret i32 %t1
}

define i32 @select-of-select-true(i1 %c, i32 %x, i32 %z) {
  %t1 = select i1 %c, i32 %x, i32 %z
  ret i32 %t1
}

define i32 @freeze-of-freeze(i32 %x) {
  %t1 = freeze i32 %x
  ret i32 %t1
}

define i32 @freeze-defined(i32 noundef %x) {
  ret i32 %x
}
