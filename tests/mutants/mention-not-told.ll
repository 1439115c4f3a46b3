; defect: a constant that a body gets is not told to the index of mentions, which is said to be kept
; pass: globalopt
; sources: M11 HB-37d
; seen by: invariant-broken (uses of names)
; measured: 1/1, 1/1, 0.04, -
; knobs: 
@h = internal global i32 1
@g = internal constant ptr @h
define ptr @f() {
  %p = load ptr, ptr @g
  ret ptr %p
}
