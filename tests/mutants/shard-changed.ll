; knobs: 
@g = internal global i32 1
define i32 @f() {
  %v = load i32, ptr @g
  ret i32 %v
}
