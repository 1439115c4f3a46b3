; defect: executions are numbered from 1 again in Phase II
; pass: pipeline
; sources: PLX-17
; seen by: bisection
; pipeline: globaldce,function(dce)
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
