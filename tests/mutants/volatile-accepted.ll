; defect: a volatile access counts as any other
; pass: globalopt
; sources: GO-R4 M8
; seen by: illegal-rewrite (GO-R4)
; measured: 5/5, 5/5, 0.27, 2
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load volatile i32, ptr @g
  ret i32 %v
}
