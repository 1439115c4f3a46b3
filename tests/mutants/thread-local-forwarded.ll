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
