; defect: a variable that other modules see is changed
; pass: globalopt
; sources: GO-T13 M18
; seen by: illegal-rewrite (GO-R2)
; measured: 5/5, 5/5, 0.01, 0
; knobs: 
@g = global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  ret i32 %v
}
