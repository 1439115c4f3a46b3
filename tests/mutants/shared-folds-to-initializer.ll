; defect: shared memory starts as its initialiser says
; pass: globalopt
; sources: GO-T14 GO-R5
; seen by: illegal-rewrite (GO-R5)
; measured: 5/5, 5/5, 4.28, 2
; knobs: 
@g = internal addrspace(3) global i32 7
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 7, ptr addrspace(3) @g
  %v = load i32, ptr addrspace(3) @g
  ret i32 %v
}
