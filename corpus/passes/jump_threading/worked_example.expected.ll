define i32 @worked_example(i32 %x, i32 %b) {
entry:
  %cond = icmp sgt i32 %x, 0
  br i1 %cond, label %positive, label %negative

positive:
  br label %match

negative:
  %n = mul i32 %b, 3
  %cond2 = icmp eq i32 %n, 42
  br i1 %cond2, label %match, label %other

match:
  %phi.res = phi i32 [ 42, %positive ], [ %n, %negative ]
  ret i32 %phi.res

other:
  %r = add i32 %n, %x
  ret i32 %r
}
