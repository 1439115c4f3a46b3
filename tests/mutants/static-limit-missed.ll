; defect: an object of any size becomes static
; pass: globalopt
; sources: GO-R9
; seen by: invariant-broken (limit)
; measured: 5/5, 5/5, 3.31, 3
; knobs: 
@g = internal global ptr null
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define internal void @init() {
  %m = call ptr @malloc(i64 4096)
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
