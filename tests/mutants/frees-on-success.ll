; defect: the arms of the guard are exchanged
; pass: globalopt
; sources: GO-T17
; seen by: miscompile
; measured: 5/5, 5/5, 0.11, 5
; knobs: 
%T = type { i32, i32 }
@g = internal global ptr null
declare noalias ptr @malloc(i64)
define void @alloc() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr @g
  ret void
}
define i32 @use(i32 %x) {
  %p = load ptr, ptr @g
  %n = icmp eq ptr %p, null
  br i1 %n, label %none, label %some
some:
  %a = getelementptr %T, ptr %p, i64 0, i32 1
  store i32 %x, ptr %a
  %b = getelementptr %T, ptr %p, i64 0, i32 0
  store i32 3, ptr %b

  %v = load i32, ptr %a
  ret i32 %v
none:
  ret i32 7
}
