; defect: every root, kernels included, counts as entered once
; pass: globalopt
; sources: GO-T3 GO-T4
; seen by: illegal-rewrite (GO-R6)
; measured: 5/5, 5/5, 0.49, 3
; knobs: 
@g = internal global ptr null
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define internal void @init() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  ret void
}
define i32 @main(i32 %k) norecurse {
  %p = load ptr, ptr @g
  call void @init()
  %q = load ptr, ptr @g
  store i32 %k, ptr %q
  %v = load i32, ptr %q

  ret i32 %v
}
