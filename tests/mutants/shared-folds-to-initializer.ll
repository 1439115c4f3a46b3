; knobs: 
@g = internal addrspace(3) global i32 7
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 7, ptr addrspace(3) @g
  %v = load i32, ptr addrspace(3) @g
  ret i32 %v
}
