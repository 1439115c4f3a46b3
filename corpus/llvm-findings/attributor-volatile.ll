; A volatile load of a constant counts as no access to memory, and the call that makes it is gone.
; standing: new
; subject: opt:attributor
@device = external constant i32

define void @f() {
  call void @g()
  ret void
}

define void @g() {
  %v = load volatile i32, ptr @device, align 4
  ret void
}
