; invariant-broken in pass jump-threading: the edge that is cut, never taken, is the last way out of a loop with a convergent call; blocks were merged before
; signature: jump-threading/invariant-broken/fold-terminator/convergence
; found in: programs of the generator; the oracle was wrong, neither form
; repeat: tandem check --pass jump-threading FILE
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  call void @f1()
  br i1 %a0, label %b2, label %b4

b2:
  br i1 poison, label %b3, label %b4

b3:
  br label %b2

b4:
  br i1 %a0, label %b5, label %b1

b5:
  ret void
}

declare void @f1() #0

attributes #0 = { convergent }
