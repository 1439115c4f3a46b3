; Two edges from outside lead to the loop, one of them twice; they go through a preheader. The phi whose values agree
; needs no phi there.
define i8 @preheader(i8 %n, i8 %k) {
entry:
  switch i8 %k, label %other [
    i8 1, label %loop
    i8 2, label %loop
  ]

other:
  br label %loop

loop:
  %i = phi i8 [ 1, %entry ], [ 1, %entry ], [ 7, %other ], [ %next, %loop ]
  %same = phi i8 [ %n, %entry ], [ %n, %entry ], [ %n, %other ], [ %next, %loop ]
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = add i8 %next, %same
  ret i8 %r
}

; A preheader that is there stays, and so does a loop in the right form.
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
