; defect: a phi of one value and poison becomes the value where that is not available
; pass: instsimplify
; sources: M6
; seen by: invariant-broken
; knobs:
define i8 @f(i1 %c, i8 %x) {
entry:
  br i1 %c, label %bb1, label %bb2
bb1:
  %v0 = mul i8 %x, 3
  br label %bb2
bb2:
  %v1 = phi i8 [ %v0, %bb1 ], [ poison, %entry ]
  ret i8 %v1
}
