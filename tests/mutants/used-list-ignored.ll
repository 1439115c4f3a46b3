; defect: a variable in llvm.used is changed
; pass: globalopt
; sources: GO-T13
; seen by: illegal-rewrite (GO-R2)
; measured: 5/5, 5/5, 0.10, 0
; knobs: 
@g = internal global i32 1
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
declare void @use(ptr)
define i32 @f(i32 %x, i1 %c, ptr %o) {
  %v = load i32, ptr @g
  ret i32 %v
}
