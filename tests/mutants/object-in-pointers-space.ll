; defect: the static object is in the space of the pointer to it
; pass: globalopt
; sources: GO-R6
; seen by: invariant-broken (address-space)
; measured: 5/5, 5/5, 0.56, 3
; knobs: 
target triple = "nvptx64-nvidia-cuda"
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

  ret i32 %v
}
