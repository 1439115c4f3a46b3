; A loop that is entered by an indirect branch of its own ends the compiler.
; standing: new
; subject: opt:loop-deletion
define void @f() {
entry:
  br label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  indirectbr ptr null, [label %b2, label %b1]

b3:
  ret void
}
