; Two blocks go back: the loop is not in the form that the pass asks for.
define void @f() {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ false, %entry ], [ %v2, %b1 ], [ %v2, %b2 ]
  %v1 = phi i1 [ false, %entry ], [ %v3, %b1 ], [ %v3, %b2 ]
  %v2 = add i1 %v0, false
  %v3 = add i1 %v1, false
  switch i1 false, label %b2 [
    i1 true, label %b1
  ]

b2:
  br label %b1
}
