; defect: a pointer that is stored and loaded atomically counts as a plain one
; pass: globalopt
; sources: GO-R4 M8
; seen by: illegal-rewrite (GO-R4)
; measured: 5/5, 5/5, 2.08, 5
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
  store i32 %k, ptr %q
  %v = load i32, ptr %q
  %r = load atomic ptr, ptr @g acquire, align 8
  store i32 1, ptr %r
  ret i32 %v
}
