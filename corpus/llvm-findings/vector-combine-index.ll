; The pass follows an element beyond the end of the vector, which is poison.
; standing: known #194355
; subject: opt:vector-combine

define void @f() {
entry:
  %v0 = extractelement <2 x half> zeroinitializer, i32 -1
  %v1 = extractelement <2 x half> zeroinitializer, i32 0
  %v2 = fadd half %v0, %v1
  ret void
}
