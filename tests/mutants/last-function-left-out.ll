; defect: on threads the last function of the queue is left out
; pass: pipeline
; sources: PL-012 PLX-16
; seen by: another result
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
