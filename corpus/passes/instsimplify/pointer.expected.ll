define ptr @gep-zero(ptr %p) {
  ret ptr %p
}

define ptr @gep-zero-zero(ptr %p) {
  ret ptr %p
}
