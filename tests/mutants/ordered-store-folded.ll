; defect: an atomic store of what is there already is erased
; pass: globalopt
; sources: GO-T22 M8
; seen by: illegal-rewrite (GO-R4)
; measured: 5/5, 5/5, 7.40, 2
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store atomic i32 1, ptr @g release, align 4
  %v = load i32, ptr @g
  ret i32 %v
}
