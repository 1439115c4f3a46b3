; A cycle with two entries, one of whose blocks ends in an `indirectbr`, ends the compiler by a signal.
; standing: new
; subject: opt:fix-irreducible
define void @f() {
entry:
  br i1 false, label %b2, label %b1

b1:
  br label %b2

b2:
  indirectbr ptr blockaddress(@f, %b1), [label %b1]
}
