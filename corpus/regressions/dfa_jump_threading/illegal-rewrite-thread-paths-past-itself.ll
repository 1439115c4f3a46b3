; illegal-rewrite in pass dfa-jump-threading: a switch was threaded past itself (JT-R2)
; signature: dfa-jump-threading/illegal-rewrite/thread-paths/JT-R2
; found in: a hunt for seeded defects (dfa-first-rest-believed, seed 2); production was wrong
; repeat: tandem check --pass dfa-jump-threading FILE
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ false, %b1 ], [ false, %b1 ]
  %v1 = phi i1 [ false, %entry ], [ %v0, %b1 ], [ %v0, %b1 ]
  switch i1 %v1, label %b1 [
    i1 true, label %b1
  ]
}
