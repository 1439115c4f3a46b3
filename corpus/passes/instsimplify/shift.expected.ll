define i32 @shl-zero-bits(i32 %x) {
  ret i32 %x
}

define i32 @shl-of-zero(i32 %x) {
  ret i32 0
}

define i32 @shl-of-undef(i32 %x) {
  ret i32 0
}

define i32 @shl-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @shl-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @shl-of-poison(i32 %x) {
  ret i32 poison
}

define i32 @shl-too-far(i32 %x) {
  ret i32 poison
}

define i1 @shl-i1(i1 %x, i1 %y) {
  ret i1 %x
}

define i32 @lshr-zero-bits(i32 %x) {
  ret i32 %x
}

define i32 @lshr-of-zero(i32 %x) {
  ret i32 0
}

define i32 @lshr-of-undef(i32 %x) {
  ret i32 0
}

define i32 @lshr-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @lshr-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @lshr-of-poison(i32 %x) {
  ret i32 poison
}

define i32 @lshr-too-far(i32 %x) {
  ret i32 poison
}

define i1 @lshr-i1(i1 %x, i1 %y) {
  ret i1 %x
}

define i32 @ashr-zero-bits(i32 %x) {
  ret i32 %x
}

define i32 @ashr-of-zero(i32 %x) {
  ret i32 0
}

define i32 @ashr-of-undef(i32 %x) {
  ret i32 0
}

define i32 @ashr-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @ashr-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @ashr-of-poison(i32 %x) {
  ret i32 poison
}

define i32 @ashr-too-far(i32 %x) {
  ret i32 poison
}

define i1 @ashr-i1(i1 %x, i1 %y) {
  ret i1 %x
}

define i32 @ashr-of-all-ones(i32 %x) {
  ret i32 -1
}

define i32 @lshr-of-shl-nuw(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @ashr-of-shl-nsw(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @shl-of-lshr-exact(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @shl-of-ashr-exact(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @shl-nuw-of-negative(i32 %x) {
  ret i32 -2147483648
}

define i32 @lshr-exact-of-odd(i32 %x) {
  ret i32 1
}

define i32 @ashr-exact-of-odd(i32 %x) {
  ret i32 1
}

define i32 @shl-of-shl-out(i32 %x) {
  ret i32 0
}

define i32 @lshr-of-lshr-out(i32 %x) {
  ret i32 0
}

define i32 @lshr-of-and-out(i32 %x) {
  ret i32 0
}

define i32 @shl-of-and-out(i32 %x) {
  ret i32 poison
}
