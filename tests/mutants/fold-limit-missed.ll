; knobs: 
@g = internal constant [512 x i32] zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  ret i32 %v
}
