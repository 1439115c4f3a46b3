declare void @once() #0

define i32 @noduplicate(i1 %c, i32 %n) {
entry:
  br i1 %c, label %e1, label %e2

e1:
  br label %head

e2:
  br label %head

head:
  %state = phi i32 [ 1, %e1 ], [ 1, %e2 ], [ %next, %latch ]
  %i = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %i.next, %latch ]
  %a = phi i32 [ 0, %e1 ], [ 0, %e2 ], [ %a.next, %latch ]
  switch i32 %state, label %bad [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  %x = add i32 %a, 3
  br label %latch

two:
  %y = mul i32 %a, 5
  br label %latch

latch:
  %next = phi i32 [ 2, %one ], [ 1, %two ]
  %a.next = phi i32 [ %x, %one ], [ %y, %two ]
  call void @once()
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %head, label %done

bad:
  unreachable

done:
  ret i32 %a.next
}

attributes #0 = { noduplicate }
