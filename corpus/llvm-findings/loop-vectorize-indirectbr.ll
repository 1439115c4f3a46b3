; A loop that an indirect branch leads to ends the compiler.
; standing: new
; subject: opt:loop-vectorize
define void @f() {
entry:
  indirectbr ptr blockaddress(@f, %b1), [label %b1]

b1:
  %v0 = phi i8 [ 1, %entry ], [ %v1, %b1 ]
  %v1 = add i8 %v0, 1
  %v2 = icmp eq i8 %v1, 0
  br i1 %v2, label %b2, label %b1

b2:
  br i1 %v2, label %b2, label %b2
}
