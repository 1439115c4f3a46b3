; defect: what takes the place of a variable is in the generic space
; pass: globalopt
; sources: GO-015
; seen by: invariant-broken (address-space)
; measured: 5/5, 5/5, 0.06, 2
; knobs: 
@g = internal addrspace(1) global { i32, i32 } zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 %x, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 4)
  %v = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @g, i64 4)
  store i32 %x, ptr addrspace(1) @g
  %w = load i32, ptr addrspace(1) @g
  ret i32 %v
}
