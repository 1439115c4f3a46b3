; defect: a variable whose address another one holds counts as known
; pass: globalopt
; sources: GO-R2 M18
; seen by: illegal-rewrite (GO-R2)
; measured: 5/5, 5/5, 0.14, 0
; knobs: 
@g = internal global i32 1
@p = global ptr @g
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  ret i32 %v
}
