; defect: a load of another part gets the stored value
; pass: globalopt
; sources: GO-R12 M5
; seen by: illegal-rewrite (GO-R12)
; measured: 5/5, 5/5, 3.29, 4
; knobs: 
@g = internal global [2 x i32] zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 2, ptr @g
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  ret i32 %v
}
