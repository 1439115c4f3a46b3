define i32 @udiv-by-one(i32 %x) {
  ret i32 %x
}

define i32 @udiv-self(i32 %x) {
  ret i32 1
}

define i32 @udiv-of-zero(i32 %x) {
  ret i32 0
}

define i32 @udiv-by-zero(i32 %x) {
  ret i32 poison
}

define i32 @udiv-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @udiv-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @udiv-of-undef(i32 %x) {
  ret i32 0
}

define i32 @udiv-of-poison(i32 %x) {
  ret i32 poison
}

define i1 @udiv-i1(i1 %x, i1 %y) {
  ret i1 %x
}

define i32 @sdiv-by-one(i32 %x) {
  ret i32 %x
}

define i32 @sdiv-self(i32 %x) {
  ret i32 1
}

define i32 @sdiv-of-zero(i32 %x) {
  ret i32 0
}

define i32 @sdiv-by-zero(i32 %x) {
  ret i32 poison
}

define i32 @sdiv-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @sdiv-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @sdiv-of-undef(i32 %x) {
  ret i32 0
}

define i32 @sdiv-of-poison(i32 %x) {
  ret i32 poison
}

define i1 @sdiv-i1(i1 %x, i1 %y) {
  ret i1 %x
}

define i32 @urem-by-one(i32 %x) {
  ret i32 0
}

define i32 @urem-self(i32 %x) {
  ret i32 0
}

define i32 @urem-of-zero(i32 %x) {
  ret i32 0
}

define i32 @urem-by-zero(i32 %x) {
  ret i32 poison
}

define i32 @urem-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @urem-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @urem-of-undef(i32 %x) {
  ret i32 0
}

define i32 @urem-of-poison(i32 %x) {
  ret i32 poison
}

define i1 @urem-i1(i1 %x, i1 %y) {
  ret i1 false
}

define i32 @srem-by-one(i32 %x) {
  ret i32 0
}

define i32 @srem-self(i32 %x) {
  ret i32 0
}

define i32 @srem-of-zero(i32 %x) {
  ret i32 0
}

define i32 @srem-by-zero(i32 %x) {
  ret i32 poison
}

define i32 @srem-by-undef(i32 %x) {
  ret i32 poison
}

define i32 @srem-by-poison(i32 %x) {
  ret i32 poison
}

define i32 @srem-of-undef(i32 %x) {
  ret i32 0
}

define i32 @srem-of-poison(i32 %x) {
  ret i32 poison
}

define i1 @srem-i1(i1 %x, i1 %y) {
  ret i1 false
}

define i32 @srem-by-minus-one(i32 %x) {
  ret i32 0
}

define i32 @udiv-of-mul-nuw(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @urem-of-mul-nuw(i32 %x, i32 %y) {
  ret i32 0
}

define i32 @srem-of-mul-nsw(i32 %x, i32 %y) {
  ret i32 0
}

define i32 @udiv-of-urem(i32 %x, i32 %y) {
  ret i32 0
}

define i32 @sdiv-of-srem(i32 %x, i32 %y) {
  ret i32 0
}

define i32 @urem-of-urem(i32 %x, i32 %z) {
  %t1 = urem i32 %x, %z
  ret i32 %t1
}

define i32 @srem-of-srem(i32 %x, i32 %z) {
  %t1 = srem i32 %x, %z
  ret i32 %t1
}

define i32 @udiv-of-and-less(i32 %x) {
  ret i32 0
}

define i32 @urem-of-and-less(i32 %x) {
  %t1 = and i32 %x, 1
  ret i32 %t1
}

define i32 @udiv-of-lshr-less(i32 %x) {
  ret i32 0
}

define i32 @urem-of-lshr-less(i32 %x) {
  %t1 = lshr i32 %x, 1
  ret i32 %t1
}

define i32 @sdiv-by-negation(i32 %x) {
  ret i32 -1
}

define i32 @sdiv-of-negation(i32 %x) {
  ret i32 -1
}
