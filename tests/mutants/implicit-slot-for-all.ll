; defect: every worker takes the slot that the process itself has
; pass: pipeline
; sources: PLX-13 PL-014
; seen by: too many jobs
; pipeline: function(dce)
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}

define i32 @h(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  %u2 = add i32 %a, 3
  ret i32 %a
}
