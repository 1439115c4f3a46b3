; defect: functions do not wait for a pass on the module that stands in front of them
; pass: pipeline
; sources: PL-R4 PL-012
; seen by: other executions
; pipeline: function(dce),globaldce,function(jump-threading)
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
