; defect: on threads a function goes through its segment twice
; pass: pipeline
; sources: PL-012
; seen by: other executions
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
