; defect: a pass on the module runs with its parameters at their defaults
; pass: pipeline
; sources: PL-025 PLX-25
; seen by: another result
; pipeline: internalize<preserve-gv=f>
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
