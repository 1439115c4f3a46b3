; invariant-broken in pass jump-threading: a fact was kept that came from an assumption whose condition the pass had replaced
; signature: jump-threading/invariant-broken/-/claim of value
; found in: programs of the generator (seed 7, program 474), judged in both forms; production was wrong
; reduced: 1-minimal
; repeat: tandem check --pass jump-threading FILE
define void @f(i1 %a0) {
entry:
  %v0 = icmp eq i1 %a0, false
  call void @llvm.assume(i1 %v0)
  switch i1 %a0, label %b1 [
    i1 false, label %b2
  ]

b1:
  ret void

b2:
  ret void
}

declare void @llvm.assume(i1)
