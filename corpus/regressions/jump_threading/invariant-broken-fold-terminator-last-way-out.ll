; invariant-broken in pass jump-threading: the edge that is cut, never taken, is the last way out of a loop with a convergent call
; signature: jump-threading/invariant-broken/fold-terminator/convergence
; found in: programs of the generator; the oracle was wrong, neither form
; repeat: tandem check --pass jump-threading FILE
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  call void @f1()
  br i1 %a0, label %b2, label %b3

b2:
  br i1 poison, label %b2, label %b3

b3:
  br i1 %a0, label %b4, label %b1

b4:
  ret void
}

declare void @f1() #0

attributes #0 = { convergent }
