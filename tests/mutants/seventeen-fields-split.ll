; defect: a struct of seventeen fields is split
; pass: globalopt
; sources: GO-063 M13
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.21, 2
; knobs: 
@g = internal global { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 } zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g
  ret i32 %v
}
