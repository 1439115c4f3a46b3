define i32 @add-zero(i32 %x) {
  ret i32 %x
}

define i32 @add-poison(i32 %x) {
  ret i32 poison
}

define i32 @add-of-sub(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @add-of-negation(i32 %x) {
  ret i32 0
}

define i32 @add-of-opposites(i32 %x, i32 %y) {
  ret i32 0
}

define i32 @add-of-complement(i32 %x) {
  ret i32 -1
}

define i32 @add-nuw-umax(i32 %x) {
  ret i32 -1
}

define i1 @add-self-i1(i1 %x) {
  ret i1 false
}

define i32 @sub-zero(i32 %x) {
  ret i32 %x
}

define i32 @sub-self(i32 %x) {
  ret i32 0
}

define i32 @sub-poison-right(i32 %x) {
  ret i32 poison
}

define i32 @sub-poison-left(i32 %x) {
  ret i32 poison
}

define i32 @sub-of-add(i32 %x, i32 %y) {
  ret i32 %x
}

define i32 @sub-of-sub(i32 %x, i32 %y) {
  ret i32 %y
}

define i32 @sub-of-negation(i32 %x) {
  ret i32 %x
}

define i32 @sub-umax-complement(i32 %x) {
  ret i32 %x
}

define i32 @sub-nuw-from-zero(i32 %x) {
  ret i32 0
}

define i8 @mul-zero(i8 %x) {
  ret i8 0
}

define i8 @mul-one(i8 %x) {
  ret i8 %x
}

define i8 @mul-undef(i8 %x) {
  ret i8 0
}

define i8 @mul-poison(i8 %x) {
  ret i8 poison
}

define i1 @mul-self-i1(i1 %x) {
  ret i1 %x
}
