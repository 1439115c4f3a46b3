; A switch on a number, all of whose edges lead to one block, leaves the phi there with too many operands.
; standing: new
; subject: opt:lower-switch
define void @f() {
entry:
  switch i1 false, label %b1 [
    i1 true, label %b1
    i1 false, label %b1
  ]

b1:
  %v0 = phi i1 [ false, %entry ], [ false, %entry ], [ false, %entry ]
  ret void
}
