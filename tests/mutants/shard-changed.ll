; defect: a part of a split module counts as the whole
; pass: globalopt
; sources: GO-T15
; seen by: illegal-rewrite (GO-R2)
; measured: 5/5, 5/5, 0.04, 0
; knobs: 
@g = internal global i32 1
define i32 @f() {
  %v = load i32, ptr @g
  ret i32 %v
}
