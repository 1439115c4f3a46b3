; defect: what calloc zeroed is not zeroed
; pass: globalopt
; sources: GO-T5b GO-R6
; seen by: miscompile
; measured: 5/5, 5/5, 1.88, 4
; knobs: 
@g = internal global ptr null
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define internal void @init() {
  %m = call ptr @calloc(i64 1, i64 8)
  store ptr %m, ptr @g
  ret void
}
define i32 @main(i32 %k) norecurse "tandem-entered-once" {
  %p = load ptr, ptr @g
  call void @init()
  %q = load ptr, ptr @g
  %v = load i32, ptr %q

  ret i32 %v
}
