; defect: an undef arm of a select is taken to be the other arm, which may be poison
; pass: instsimplify
; sources: M4
; seen by: illegal-rewrite
; knobs:
define i8 @f(i1 %c, i8 %x) {
entry:
  %v0 = select i1 %c, i8 undef, i8 %x
  ret i8 %v0
}
