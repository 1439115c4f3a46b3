; Addresses: one function for each rule of reference/src/rules/pointer.rules, of the same name (and each predicate).

define ptr @"gep-zero"(ptr %p) {
  %t1 = getelementptr i32, ptr %p, i64 0
  ret ptr %t1
}

define ptr @"gep-zero-zero"(ptr %p) {
  %t1 = getelementptr [4 x i32], ptr %p, i64 0, i64 0
  ret ptr %t1
}

define ptr @"gep-zero-zero-zero"(ptr %p) {
  %t1 = getelementptr [4 x [4 x i32]], ptr %p, i64 0, i64 0, i64 0
  ret ptr %t1
}

define ptr @"gep-poison-base"(i64 %x) {
  %t1 = getelementptr i32, ptr poison, i64 %x
  ret ptr %t1
}

define ptr @"gep-poison-index"(ptr %p) {
  %t1 = getelementptr i32, ptr %p, i64 poison
  ret ptr %t1
}

define i1 @"icmp-ult-null"(ptr %p) {
  %t1 = icmp  ult ptr %p, null
  ret i1 %t1
}

define i1 @"icmp-uge-null"(ptr %p) {
  %t1 = icmp  uge ptr %p, null
  ret i1 %t1
}

define i1 @"icmp-null-ugt"(ptr %p) {
  %t1 = icmp  ugt ptr null, %p
  ret i1 %t1
}

define i1 @"icmp-null-ule"(ptr %p) {
  %t1 = icmp  ule ptr null, %p
  ret i1 %t1
}
