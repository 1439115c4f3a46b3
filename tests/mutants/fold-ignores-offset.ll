; defect: every load reads the initialiser from its start
; pass: globalopt
; sources: GO-R5 M5
; seen by: miscompile
; measured: 5/5, 5/5, 0.13, 2
; knobs: 
@g = internal constant [2 x i32] [i32 1, i32 2]
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  ret i32 %v
}
