define i32 @multi_edge(i32 %x) {
entry:
  switch i32 %x, label %rest [
    i32 0, label %b
    i32 1, label %b
    i32 2, label %b2
  ]

b2:
  br label %other

rest:
  ret i32 -1

b:
  %is0 = icmp eq i32 %x, 0
  br i1 %is0, label %zero, label %other

zero:
  ret i32 100

other:
  ret i32 200
}
