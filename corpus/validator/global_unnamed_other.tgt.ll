@0 = global i8 0
@1 = global i32 7

define i32 @f() {
  %v = load i32, ptr @1
  store i32 1, ptr @1
  ret i32 %v
}
