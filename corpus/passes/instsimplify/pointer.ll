; Addresses: one function for each rule of reference/src/rules/pointer.rules, of the same name (and each predicate).

define ptr @"gep-zero"(ptr %p) {
  %t1 = getelementptr i32, ptr %p, i64 0
  ret ptr %t1
}

define ptr @"gep-zero-zero"(ptr %p) {
  %t1 = getelementptr [4 x i32], ptr %p, i64 0, i64 0
  ret ptr %t1
}
