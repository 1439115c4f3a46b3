; illegal-rewrite in pass instsimplify: a call that says it is convergent was folded
; signature: instsimplify/illegal-rewrite/apply-rule/constant-fold
; found in: programs of the generator, dense expressions (seed 1)
; reduced: by hand
; repeat: tandem check --pass instsimplify FILE
define i1 @f() {
  %v0 = call i1 @llvm.fshl.i1(i1 false, i1 false, i1 false) #0
  ret i1 %v0
}

declare i1 @llvm.fshl.i1(i1, i1, i1)

attributes #0 = { convergent }
