; expect: incorrect -- the second of those without a name begins with another number, which the first call gives (Global Variables)
@0 = global i8 0
@1 = global i32 0

define i32 @f() {
  %v = load i32, ptr @1
  store i32 1, ptr @1
  ret i32 %v
}
