; The list of an indirect branch has the copy of a block, the address is still that of the block.
; standing: new
; subject: opt:dfa-jump-threading
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v1, %b3 ]
  switch i1 %v0, label %b3 [
    i1 false, label %b2
  ]

b2:
  indirectbr ptr blockaddress(@f, %b3), [label %b3]

b3:
  %v1 = phi i1 [ false, %b1 ], [ false, %b2 ]
  br i1 false, label %b1, label %b4

b4:
  ret void
}
