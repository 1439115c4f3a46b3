; knobs: 
@g = internal global [2 x i32] zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 2, ptr @g
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  ret i32 %v
}
