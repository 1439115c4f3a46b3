define i8 @preheader(i8 %n, i8 %k) {
entry:
  switch i8 %k, label %other [
    i8 1, label %loop.preheader
    i8 2, label %loop.preheader
  ]

other:
  br label %loop.preheader

loop.preheader:
  %phi.res = phi i8 [ 1, %entry ], [ 1, %entry ], [ 7, %other ]
  br label %loop

loop:
  %i = phi i8 [ %next, %loop ], [ %phi.res, %loop.preheader ]
  %same = phi i8 [ %next, %loop ], [ %n, %loop.preheader ]
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = add i8 %next, %same
  ret i8 %r
}

define void @formed(i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}
