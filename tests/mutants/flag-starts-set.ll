; defect: the flag says from the start that the allocation has happened
; pass: globalopt
; sources: GO-T5
; seen by: miscompile
; measured: 5/5, 5/5, 2.18, 5
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
  %c = icmp eq ptr %p, null
  %z = zext i1 %c to i32
  store i32 %z, ptr %q
  %v = load i32, ptr %q
  ret i32 %v
}
