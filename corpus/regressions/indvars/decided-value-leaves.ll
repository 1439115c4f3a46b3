; A truth value that leaves the loop is decided, and is none of its values any more when its exit is asked about.
define void @f() {
entry:
  br label %b1

b1:
  %v0 = icmp eq i1 false, false
  br i1 false, label %b1, label %b2

b2:
  %v1 = phi i1 [ %v0, %b1 ]
  ret void
}
