; knobs: 
@b = internal global i32 2
@a = internal global ptr @b
define i32 @f() {
  %v = load i32, ptr @b
  ret i32 %v
}
