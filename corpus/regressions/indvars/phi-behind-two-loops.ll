; A phi behind two loops takes a value of the first, and was erased as a variable of the second.
define void @f() {
entry:
  br label %b1

b1:
  %v0 = add i1 false, false
  br i1 false, label %b1, label %b2

b2:
  %v1 = phi i1 [ %v0, %b1 ], [ false, %b2 ]
  br label %b2
}
