; invariant-broken in pass dfa-jump-threading: a path of one block was threaded though no path may have a block
; signature: dfa-jump-threading/invariant-broken/thread-paths/limit
; found in: programs of the generator under knobs from the table of all knobs (seed 1, program 138); production was wrong
; opt: -dfa-max-path-length=0
; reduced: 1-minimal
; repeat: tandem check --pass dfa-jump-threading --opt "-dfa-max-path-length=0" FILE
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ false, %b1 ], [ false, %b1 ]
  switch i1 %v0, label %b1 [
    i1 false, label %b1
  ]
}
