; defect: an access of two fields or of padding goes to the field where it starts
; pass: globalopt
; sources: GO-T7 GO-T9
; seen by: illegal-rewrite (GO-R7)
; measured: 5/5, 5/5, 0.36, 2
; knobs: 
@g = internal global { i32, i32 } { i32 1, i32 2 }
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g
  store i16 1, ptr getelementptr (i8, ptr @g, i64 3)
  ret i32 %v
}
