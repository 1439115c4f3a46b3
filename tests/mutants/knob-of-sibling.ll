; defect: a knob of a pass sets the knob beside it
; pass: pipeline
; sources: PL-R2 PL-097
; seen by: options
; pipeline: jump-threading
; knobs: -jump-threading-threshold=3
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
