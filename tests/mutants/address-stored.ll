; knobs: 
@g = internal global ptr null
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store ptr @g, ptr %o
  %v = add i32 %x, 0
  ret i32 %v
}
