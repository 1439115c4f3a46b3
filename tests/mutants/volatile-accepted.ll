; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load volatile i32, ptr @g
  ret i32 %v
}
