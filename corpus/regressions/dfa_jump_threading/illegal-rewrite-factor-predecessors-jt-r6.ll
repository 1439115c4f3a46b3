; illegal-rewrite in pass dfa-jump-threading: an edge from outside a loop and one that goes round it were led through one block, beside others
; signature: dfa-jump-threading/illegal-rewrite/factor-predecessors/JT-R6
; found in: programs of the generator (seed 1, program 3140), judged in both forms; production was wrong
; reduced: 4 instructions of 49, 1-minimal
; repeat: tandem check --pass dfa-jump-threading FILE
define void @f() {
entry:
  %v0 = select i1 false, i1 false, i1 true
  br label %b1

b1:
  %v1 = phi i1 [ %v0, %entry ], [ false, %b1 ], [ false, %b1 ]
  switch i1 %v1, label %b1 [
    i1 true, label %b1
  ]
}
