; A call that touches no memory is taken to return, which nothing says.
; standing: new
; subject: opt:attributor
declare void @may_loop() nounwind memory(none)

define void @f() {
  call void @may_loop()
  ret void
}
