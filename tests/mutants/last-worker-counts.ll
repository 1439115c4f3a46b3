; defect: a counter is that of the function that was entered last, and not the sum
; pass: pipeline
; sources: PLX-16
; seen by: other counters
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
