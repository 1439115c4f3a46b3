; A phi of one operand in the block that goes ends the compiler.
; standing: new
; subject: opt:flatten-cfg
define void @f(i1 %a0, i1 %a1) {
entry:
  br i1 %a0, label %b1, label %b3

b1:
  br i1 %a1, label %b2, label %b3

b2:
  %v0 = phi i1 [ false, %b1 ]
  br label %b3

b3:
  ret void
}
