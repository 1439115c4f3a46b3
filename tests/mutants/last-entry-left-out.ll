; defect: on threads the last entry of a segment is left out
; pass: pipeline
; sources: PL-012 PLX-25
; seen by: another result
; pipeline: function(jump-threading,dce)
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
