; defect: the pass says that it kept everything although names and bodies are gone
; pass: globaldce
; sources: M11 HB-37d
; seen by: invariant-broken (uses of names)
; measured: 1/1, 1/1, 0.00, -
; knobs: 
@b = internal global i32 2
@a = internal global ptr @b
define i32 @f() {
  %v = load i32, ptr @b
  ret i32 %v
}
