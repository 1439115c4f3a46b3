; defect: a store of some other constant counts as no modification
; pass: globalopt
; sources: GO-R5 M19
; seen by: illegal-rewrite (GO-R5)
; measured: 5/5, 5/5, 0.08, 2
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  store i32 2, ptr @g
  ret i32 %v
}
