; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  store i32 2, ptr @g
  ret i32 %v
}
