; defect: an access inside a field goes to the field's start
; pass: globalopt
; sources: GO-R7 M5
; seen by: miscompile
; measured: 5/5, 5/5, 2.32, 4
; knobs: 
@g = internal global { i32, i32 } { i32 1, i32 2 }
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g
  store i16 1, ptr getelementptr (i8, ptr @g, i64 6)
  %y = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %y, ptr %o
  ret i32 %v
}
