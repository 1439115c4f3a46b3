; defect: an address that is stored counts as an access
; pass: globalopt
; sources: GO-T10 M18
; seen by: illegal-rewrite (GO-R3)
; measured: 5/5, 5/5, 2.95, 2
; knobs: 
@g = internal global ptr null
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store ptr @g, ptr %o
  %v = add i32 %x, 0
  ret i32 %v
}
