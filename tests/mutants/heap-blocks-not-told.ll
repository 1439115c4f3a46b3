; defect: the dominators of a body that got blocks behind an allocation are kept
; pass: globalopt
; sources: M11 HB-37d
; seen by: invariant-broken (dominators)
; measured: 1/1, 1/1, 0.04, -
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
