; defect: an atomic load is folded although something is stored
; pass: globalopt
; sources: GO-T22 M8
; seen by: illegal-rewrite (GO-R4)
; measured: 5/5, 5/5, 3.40, 3
; knobs: 
@g = internal global i32 1
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 1, ptr @g
  %v = load atomic i32, ptr @g acquire, align 4
  ret i32 %v
}
