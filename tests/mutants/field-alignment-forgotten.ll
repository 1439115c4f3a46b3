; knobs: 
@g = internal global { i1 } { i1 true }, align 16

define void @f() {
entry:
  store i1 false, ptr @g, align 16
  ret void
}
