; defect: the fields of a split struct start with zero
; pass: globalopt
; sources: GO-T6 GO-R7
; seen by: miscompile
; measured: 5/5, 5/5, 1.08, 3
; knobs: 
@g = internal global { i32, i32 } { i32 1, i32 2 }
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  br i1 %c, label %s, label %l
s:
  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  br label %l
l:
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g
  ret i32 %v
}
