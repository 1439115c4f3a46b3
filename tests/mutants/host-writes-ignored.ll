; defect: a variable that the host writes counts as known
; pass: globalopt
; sources: GO-T11
; seen by: illegal-rewrite (GO-R2)
; measured: 5/5, 5/5, 0.04, 0
; knobs: 
@g = internal externally_initialized global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  ret i32 %v
}
