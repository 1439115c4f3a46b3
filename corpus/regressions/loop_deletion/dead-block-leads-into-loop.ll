; LD-T9: blocks that nothing reaches stay, and name a block of the loop.
define void @f() {
entry:
  br label %b1

b1:
  br label %b2

b2:
  br i1 false, label %b1, label %b3

b3:
  ret void

b4:
  br label %b2
}
