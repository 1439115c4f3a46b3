; illegal-rewrite in pass instsimplify: a rule about the quiet NaN without payload was named where the NaN is another one
; signature: instsimplify/illegal-rewrite/apply-rule/rule
; found in: programs of the generator, dense expressions (seed 1)
; reduced: by hand
; repeat: tandem check --pass instsimplify FILE
define half @f(half %a0) {
  %v0 = fadd half %a0, 0xH7E01
  %v1 = fsub half 0xHFE00, %v0
  ret half %v1
}

define i1 @g(half %a0) {
  %v0 = fcmp uge half %a0, 0xH7E01
  ret i1 %v0
}
