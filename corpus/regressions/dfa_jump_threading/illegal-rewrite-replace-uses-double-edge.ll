; illegal-rewrite in pass dfa-jump-threading: of two edges from one block one phi entry was replaced (X-1)
; signature: dfa-jump-threading/illegal-rewrite/replace-uses/X-1
; found in: a hunt for seeded defects (dfa-budget-ignored, seed 4); production was wrong
; repeat: tandem check --pass dfa-jump-threading FILE
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v0, %b1 ], [ %v0, %b2 ], [ %v0, %b2 ]
  switch i1 %v0, label %b1 [
    i1 true, label %b2
  ]

b2:
  switch i1 false, label %b1 [
    i1 true, label %b1
  ]
}
