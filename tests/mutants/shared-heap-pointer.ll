; defect: the object behind a shared pointer becomes static, and its flag is in shared memory
; pass: globalopt
; sources: GO-T4 GO-T14
; seen by: illegal-rewrite (GO-R6)
; measured: 5/5, 5/5, 4.91, 3
; knobs: 
@g = internal addrspace(3) global ptr null
declare noalias ptr @malloc(i64)
declare noalias ptr @calloc(i64, i64)
define internal void @init() {
  %m = call ptr @malloc(i64 8)
  store ptr %m, ptr addrspace(3) @g
  ret void
}
define i32 @main(i32 %k) norecurse "tandem-entered-once" {
  %p = load ptr, ptr addrspace(3) @g
  call void @init()
  %q = load ptr, ptr addrspace(3) @g
  store i32 %k, ptr %q
  %v = load i32, ptr %q

  ret i32 %v
}
