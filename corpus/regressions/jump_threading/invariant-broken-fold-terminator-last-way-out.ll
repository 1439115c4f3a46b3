; A loop that loses the last edge to its end, which is never taken, has a convergent call: what it depends on is made up.
define void @f(i1 %a0) {
entry:
  br label %b1

b1:
  call void @f1()
  br i1 %a0, label %b2, label %b3

b2:
  br i1 poison, label %b2, label %b3

b3:
  br i1 %a0, label %b4, label %b1

b4:
  ret void
}

declare void @f1() #0

attributes #0 = { convergent }
