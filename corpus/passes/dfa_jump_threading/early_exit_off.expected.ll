define i32 @early_exit_off(i1 %c, i32 %n) {
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
  %phi.res2 = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %a, %head ]
  %phi.res = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i, %head ]
  %x = add i32 %phi.res2, 3
  %i.next1 = add i32 %phi.res, 1
  %more1 = icmp ult i32 %i.next1, %n
  br i1 %more1, label %head.s2, label %done

head.s2:
  br label %two

two:
  %phi.res3 = phi i32 [ %a, %head ], [ %x, %head.s2 ]
  %phi.res1 = phi i32 [ %i, %head ], [ %i.next1, %head.s2 ]
  %y = mul i32 %phi.res3, 5
  br label %latch

latch:
  %next = phi i32 [ %y, %two ]
  %a.next = phi i32 [ %y, %two ]
  %i.next = add i32 %phi.res1, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %head, label %done

bad:
  unreachable

done:
  %phi.res4 = phi i32 [ %x, %one ], [ %a.next, %latch ]
  ret i32 %phi.res4
}
