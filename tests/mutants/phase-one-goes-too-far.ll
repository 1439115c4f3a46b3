; defect: what stands first in Phase II runs in Phase I, too
; pass: pipeline
; sources: PL-004 PL-006
; seen by: other executions
; pipeline: globaldce,function(dce),globaldce,function(dce)
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
