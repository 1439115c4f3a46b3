; What is stored is the address of a thread-local variable: a load behind the only store took it, although it is another
; address in every thread (GO-R12). Found by a hunt without a defect; this is the least program of its kind.
; signature: globalopt/illegal-rewrite/forward-store/GO-R12
; repeat: tandem check --pass globalopt FILE
@g = internal global ptr null
@t = external thread_local global i32

define ptr @f() {
entry:
  store ptr @t, ptr @g, align 8
  %v = load ptr, ptr @g, align 8
  ret ptr %v
}
