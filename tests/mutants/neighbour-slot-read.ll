; defect: a gate reads the switch beside its own
; pass: pipeline
; sources: PL-R2 PLX-5
; seen by: switch
; level: O2
define i32 @f(i32 %a) {
  %u0 = add i32 %a, 1
  ret i32 %a
}

define i32 @g(i32 %a) {
  %u0 = add i32 %a, 1
  %u1 = add i32 %a, 2
  ret i32 %a
}
