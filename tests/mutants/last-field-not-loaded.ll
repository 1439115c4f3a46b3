; defect: a load of the whole struct leaves out the last field
; pass: globalopt
; sources: GO-R7
; seen by: miscompile
; measured: 5/5, 5/5, 3.32, 4
; knobs: 
@g = internal global { i32, i32 } { i32 1, i32 2 }
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g
  %s = load { i32, i32 }, ptr @g
  store { i32, i32 } %s, ptr %o
  ret i32 %v
}
