; defect: the static object has no alignment
; pass: globalopt
; sources: GO-T8b M3
; seen by: miscompile
; measured: 5/5, 5/5, 0.17, 4
; knobs: 
@g = internal global ptr null
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define internal void @init() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  ret void
}
define i32 @main(i32 %k) norecurse "tandem-entered-once" {
  %p = load ptr, ptr @g
  call void @init()
  %q = load ptr, ptr @g
  %w = zext i32 %k to i64
  store i64 %w, ptr %q
  %v = load i32, ptr %q
  %y = load i64, ptr %q, align 16
  %t = trunc i64 %y to i32
  store i32 %t, ptr %q
  ret i32 %v
}
