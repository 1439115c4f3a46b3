; illegal-rewrite in pass instsimplify: control never comes to the use, where the reference takes the value for another one (the reference was wrong)
; signature: instsimplify/illegal-rewrite/replace-value/JT-R5
; found in: programs of the generator, dense expressions (seed 1)
; reduced: by hand
; repeat: tandem check --pass instsimplify FILE
define i1 @f(i32 %a0) {
entry:
  %v0 = lshr i32 %a0, 30
  switch i32 %v0, label %b1 [
    i32 4, label %b2
  ]

b1:
  ret i1 false

b2:
  %v1 = icmp eq i32 %v0, 4
  ret i1 %v1
}
