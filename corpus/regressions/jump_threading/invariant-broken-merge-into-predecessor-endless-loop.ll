; invariant-broken in pass jump-threading: where a thread may be thought to leave an endless loop was taken for a decision of
; the branch at the end of the same block
; signature: jump-threading/invariant-broken/merge-into-predecessor/convergence
; found in: a hunt of seed 27001; reduced
; repeat: tandem check --pass jump-threading FILE
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  call void @f1()
  %v0 = add i1 false, false
  br i1 %v0, label %b2, label %b3

b2:
  ret void

b3:
  br i1 %a0, label %b4, label %b1

b4:
  br label %b1
}

declare void @f1() #0

attributes #0 = { convergent }
