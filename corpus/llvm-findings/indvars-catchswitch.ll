; What an exit block would hold is put into a catchswitch block, which can hold nothing, and the verifier ends the compiler.
; standing: new
; subject: opt:indvars
define void @f() personality ptr null {
entry:
  %v0 = add i1 false, false
  br label %b1

b1:
  invoke void @fn1()
          to label %b1 unwind label %b2

b2:
  %v1 = catchswitch within none [label %b3] unwind to caller

b3:
  %v2 = catchpad within %v1 [ptr null, i1 false, ptr null]
  ret void
}

declare void @fn1()
