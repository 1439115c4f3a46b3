; defect: a load that may come before the only store gets its value
; pass: globalopt
; sources: GO-T19 M19
; seen by: illegal-rewrite (GO-R12)
; measured: 5/5, 5/5, 1.03, 4
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  store i32 2, ptr @g
  ret i32 %v
}
