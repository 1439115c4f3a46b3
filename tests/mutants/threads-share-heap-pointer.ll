; defect: a thread-local pointer to the heap counts as one pointer
; pass: globalopt
; sources: GO-T23
; seen by: illegal-rewrite (GO-R8)
; measured: 5/5, 5/5, 1.15, 4
; knobs: 
@g = internal thread_local global ptr null
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

  ret i32 %v
}
