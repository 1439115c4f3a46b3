define i8 @trunc-of-zext(i8 %x) {
  ret i8 %x
}

define i8 @trunc-of-sext(i8 %x) {
  ret i8 %x
}

define i8 @trunc-poison() {
  ret i8 poison
}

define i32 @zext-poison() {
  ret i32 poison
}

define i32 @sext-poison() {
  ret i32 poison
}

define i8 @trunc-undef() {
  ret i8 undef
}

define i32 @zext-undef() {
  ret i32 0
}

define i32 @sext-undef() {
  ret i32 0
}

define i32 @bitcast-same-type(i32 %x) {
  ret i32 %x
}

define i32 @bitcast-of-bitcast(i32 %x) {
  ret i32 %x
}

define float @fpext-poison() {
  ret float poison
}

define float @fptrunc-poison() {
  ret float poison
}

define i64 @ptrtoint-poison() {
  ret i64 poison
}

define ptr @inttoptr-poison() {
  ret ptr poison
}
