; defect: an acquire load is replaced by a constant
; pass: globalopt
; sources: GO-R12 GO-T22 M8
; seen by: illegal-rewrite (GO-R12)
; measured: 5/5, 5/5, 12.97, 3
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 2, ptr @g
  %v = load atomic i32, ptr @g acquire, align 4
  ret i32 %v
}
