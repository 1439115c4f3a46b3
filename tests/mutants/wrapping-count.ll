; defect: a size that may wrap counts as a number of structs
; pass: globalopt
; sources: GO-T25
; seen by: illegal-rewrite (GO-R8)
; measured: 5/5, 5/5, 0.65, 5
; knobs: 
%T = type { i32, i32 }
@g = internal global ptr null
declare noalias ptr @malloc(i64)
define void @alloc(i64 %n) {
  %s = mul i64 %n, 8
  %m = call ptr @malloc(i64 %s)
  store ptr %m, ptr @g
  ret void
}
define i32 @use(i64 %i) {
  %p = load ptr, ptr @g
  call void @alloc(i64 %i)
  %a = getelementptr %T, ptr %p, i64 %i, i32 1
  store i32 1, ptr %a
  %b = getelementptr %T, ptr %p, i64 %i, i32 0
  %v = load i32, ptr %b
  ret i32 %v
}
