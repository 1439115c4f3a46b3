; Found by a hunt without defects, a mistake of the reference: the remainder of defined values is defined where there is
; one, so that a select on it needs no freeze when it is unfolded (JT-R7).
define i32 @f(i32 noundef %n, i32 noundef %x) {
entry:
  br label %head

head:
  %st = phi i64 [ 1, %entry ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  switch i64 %st, label %rest [
    i64 0, label %zero
    i64 1, label %one
  ]

zero:
  br label %latch

one:
  %r = srem i32 %x, 7
  %c = icmp ne i32 %r, %x
  %s = select i1 %c, i64 2, i64 0
  br label %latch

rest:
  br label %latch

latch:
  %next = phi i64 [ 1, %zero ], [ %s, %one ], [ 0, %rest ]
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %head, label %out

out:
  ret i32 %i
}
