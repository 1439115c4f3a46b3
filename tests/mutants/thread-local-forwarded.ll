; defect: the address of a thread-local variable is forwarded from one thread to another
; pass: globalopt
; sources: GO-R12
; seen by: illegal-rewrite (GO-R12)
; knobs: 
; signature: globalopt/illegal-rewrite/forward-store/GO-R12
@own = external thread_local global i32
@g = internal global ptr null

define ptr @f() {
entry:
  store ptr @own, ptr @g, align 8
  %v = load ptr, ptr @g, align 8
  ret ptr %v
}
