; invariant-broken in pass jump-threading: a branch on a constant was folded, which shows that a loop never ends, and a barrier was said to depend on a branch that decides nothing
; signature: jump-threading/invariant-broken/fold-terminator/convergence
; found in: programs of the generator; the oracle was wrong, neither form
; repeat: tandem check --pass jump-threading FILE
define void @f() {
entry:
  br label %b1

b1:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %b2

b2:
  br i1 false, label %b3, label %b4

b3:
  br i1 true, label %b3, label %b4

b4:
  br i1 true, label %b1, label %b5

b5:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
