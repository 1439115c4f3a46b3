; A block that nothing leads to uses the result of the call that becomes a jump, and ends the compiler.
; standing: new
; subject: opt:tailcallelim
define i1 @f() {
entry:
  %v0 = call i1 @f()
  ret i1 false

b1:
  ret i1 %v0
}
