; The loop is left in its first iteration, in the middle and at its end.
define i32 @middle(ptr %p, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 3, %entry ], [ %next, %latch ]
  store i32 %i, ptr %p
  %stop = icmp ult i32 %i, 5
  br i1 %stop, label %done, label %latch

latch:
  %next = add i32 %i, 1
  br i1 %c, label %loop, label %other

other:
  %o = phi i32 [ %next, %latch ]
  ret i32 %o

done:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
}

define i32 @end(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p
  %next = add i32 %i, 1
  %more = icmp eq i32 %i, 9
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  %r = phi i32 [ %next, %loop ]
  ret i32 %r
}

!0 = distinct !{!0}
