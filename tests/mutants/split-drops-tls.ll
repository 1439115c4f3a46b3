; defect: what takes the place of a thread-local variable is shared
; pass: globalopt
; sources: GO-T23
; seen by: invariant-broken (address-space)
; measured: 5/5, 5/5, 1.84, 2
; knobs: 
@g = internal thread_local global { i32, i32 } zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  store i32 %x, ptr getelementptr (i8, ptr @g, i64 4)
  %v = load i32, ptr getelementptr (i8, ptr @g, i64 4)
  store i32 %x, ptr @g
  %w = load i32, ptr @g
  ret i32 %v
}
