; Conversions: one function for each rule of reference/src/rules/cast.rules, of the same name (and each predicate).

define i8 @"trunc-of-zext"(i8 %x) {
  %t1 = zext i8 %x to i32
  %t2 = trunc i32 %t1 to i8
  ret i8 %t2
}

define i8 @"trunc-of-sext"(i8 %x) {
  %t1 = sext i8 %x to i32
  %t2 = trunc i32 %t1 to i8
  ret i8 %t2
}

define i8 @"trunc-poison"() {
  %t1 = trunc i32 poison to i8
  ret i8 %t1
}

define i32 @"zext-poison"() {
  %t1 = zext i8 poison to i32
  ret i32 %t1
}

define i32 @"sext-poison"() {
  %t1 = sext i8 poison to i32
  ret i32 %t1
}

define i8 @"trunc-undef"() {
  %t1 = trunc i32 undef to i8
  ret i8 %t1
}

define i32 @"zext-undef"() {
  %t1 = zext i8 undef to i32
  ret i32 %t1
}

define i32 @"sext-undef"() {
  %t1 = sext i8 undef to i32
  ret i32 %t1
}

define i32 @"bitcast-same-type"(i32 %x) {
  %t1 = bitcast i32 %x to i32
  ret i32 %t1
}

define i32 @"bitcast-of-bitcast"(i32 %x) {
  %t1 = bitcast i32 %x to float
  %t2 = bitcast float %t1 to i32
  ret i32 %t2
}

define float @"fpext-poison"() {
  %t1 = fpext half poison to float
  ret float %t1
}

define float @"fptrunc-poison"() {
  %t1 = fptrunc double poison to float
  ret float %t1
}

define i64 @"ptrtoint-poison"() {
  %t1 = ptrtoint ptr poison to i64
  ret i64 %t1
}

define ptr @"inttoptr-poison"() {
  %t1 = inttoptr i64 poison to ptr
  ret ptr %t1
}
