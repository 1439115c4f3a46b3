; knobs: 
@a = internal unnamed_addr constant i32 1
@b = internal unnamed_addr constant i32 1, align 16
define i32 @f() {
  %v = load i32, ptr @b, align 16
  ret i32 %v
}
