; T1: a comparison with a merge of numbers may be decided whatever the other side is: the inner loop is left at once.
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  %v0 = phi i1 [ true, %entry ], [ true, %b2 ]
  br label %b2

b2:
  %v1 = icmp ult i1 %v0, %a0
  br i1 %v1, label %b2, label %b1
}
