; defect: an allocation in a loop counts as executed once
; pass: globalopt
; sources: GO-T3
; seen by: illegal-rewrite (GO-R6)
; measured: 5/5, 5/5, 9.64, 4
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
  br label %l
l:
  call void @init()
  %more = icmp eq i32 %k, 7
  br i1 %more, label %l, label %x
x:
  %q = load ptr, ptr @g
  store i32 %k, ptr %q
  %v = load i32, ptr %q

  ret i32 %v
}
