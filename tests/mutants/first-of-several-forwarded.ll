; defect: of several stores the first one found is forwarded
; pass: globalopt
; sources: GO-R12 M19
; seen by: illegal-rewrite (GO-R12)
; measured: 5/5, 5/5, 0.69, 4
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 2, ptr @g
  store i32 3, ptr @g
  %v = load i32, ptr @g
  ret i32 %v
}
