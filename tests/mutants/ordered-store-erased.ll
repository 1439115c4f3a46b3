; defect: a release store is erased because nobody loads what it wrote
; pass: globalopt
; sources: GO-T22 M8
; seen by: illegal-rewrite (GO-R4)
; measured: 5/5, 5/5, 0.53, 2
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store atomic i32 %x, ptr @g release, align 4
  %v = add i32 %x, 0
  ret i32 %v
}
