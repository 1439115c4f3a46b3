; illegal-rewrite in pass instsimplify: a user in a block that nothing reaches was simplified
; signature: instsimplify/illegal-rewrite/apply-rule/rule
; found in: programs of the generator, dense expressions (seed 1)
; reduced: by hand
; repeat: tandem check --pass instsimplify FILE
define i8 @f(i8 %a0) {
entry:
  %v0 = sub i8 7, 7
  ret i8 1

b1:
  %v1 = add i8 %a0, %v0
  ret i8 %v1
}
