; defect: the value of an atomic store is forwarded
; pass: globalopt
; sources: GO-R12 M8
; seen by: illegal-rewrite (GO-R12)
; measured: 5/5, 5/5, 30.50, 3
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store atomic i32 2, ptr @g release, align 4
  %v = load i32, ptr @g
  ret i32 %v
}
