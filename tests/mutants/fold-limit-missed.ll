; defect: variables of any size are folded
; pass: globalopt
; sources: GO-043
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 0.18, 0
; knobs: 
@g = internal constant [512 x i32] zeroinitializer
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  ret i32 %v
}
