; T1: a comparison with a number may be decided whatever the other side is: the loop is left at once.
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  %v0 = icmp ult i1 %a0, false
  br i1 %v0, label %b1, label %b2

b2:
  ret void
}
