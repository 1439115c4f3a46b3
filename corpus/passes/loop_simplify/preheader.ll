; Two edges from outside lead to the loop, one of them twice; they go through a preheader. The phi whose values agree
; needs no phi there.
define i32 @preheader(i32 %n, i32 %k) {
entry:
  switch i32 %k, label %other [
    i32 1, label %loop
    i32 2, label %loop
  ]

other:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ 1, %entry ], [ 7, %other ], [ %next, %loop ]
  %same = phi i32 [ %n, %entry ], [ %n, %entry ], [ %n, %other ], [ %next, %loop ]
  %next = add i32 %i, %same
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %next
}

; A preheader that is there stays, and so does a loop in the right form.
define void @formed(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}
