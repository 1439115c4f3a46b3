define ptr @gep-zero(ptr %p) {
  ret ptr %p
}

define ptr @gep-zero-zero(ptr %p) {
  ret ptr %p
}

define ptr @gep-zero-zero-zero(ptr %p) {
  ret ptr %p
}

define ptr @gep-poison-base(i64 %x) {
  ret ptr poison
}

define ptr @gep-poison-index(ptr %p) {
  ret ptr poison
}

define i1 @icmp-ult-null(ptr %p) {
  ret i1 false
}

define i1 @icmp-uge-null(ptr %p) {
  ret i1 true
}

define i1 @icmp-null-ugt(ptr %p) {
  ret i1 false
}

define i1 @icmp-null-ule(ptr %p) {
  ret i1 true
}
