define i32 @number_of_paths(i1 %c, i32 %n) {
entry:
  br i1 %c, label %e1, label %e2

e1:
  br label %one

e2:
  br label %one

head:
  %state = phi i32 [ %next, %latch ]
  %i = phi i32 [ %i.next, %latch ]
  %a = phi i32 [ %a.next, %latch ]
  switch i32 %state, label %bad [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  %phi.res2 = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i, %head ]
  %phi.res1 = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %a, %head ]
  %x = add i32 %phi.res1, 3
  br label %latch

two:
  %y = mul i32 %a, 5
  br label %latch

latch:
  %phi.res = phi i32 [ %phi.res2, %one ], [ %i, %two ]
  %next = phi i32 [ 2, %one ], [ 1, %two ]
  %a.next = phi i32 [ %x, %one ], [ %y, %two ]
  %i.next = add i32 %phi.res, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %head, label %done

bad:
  unreachable

done:
  ret i32 %a.next
}
