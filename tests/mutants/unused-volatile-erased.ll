; defect: an unused volatile load is taken to have no effect
; pass: dce
; sources: JT-T19 M8
; seen by: illegal-rewrite
; knobs:
define void @f(ptr %p) {
entry:
  %v0 = load volatile i8, ptr %p, align 1
  ret void
}
