; LD-T9: a block that nothing reaches names one that is cut off with the back edge.
define void @f() {
entry:
  br i1 false, label %b3, label %b1

b1:
  br i1 false, label %b2, label %b3

b2:
  br label %b1

b3:
  ret void

b4:
  br label %b2
}
