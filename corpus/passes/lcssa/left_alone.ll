; An exit block to which code outside the loop leads, too, cannot hold the phi.
define i32 @shared_exit(i32 %n, i1 %c) {
entry:
  br i1 %c, label %loop.pre, label %done

loop.pre:
  br label %loop

loop:
  %i = phi i32 [ 0, %loop.pre ], [ %next, %latch ]
  %next = add i32 %i, 1
  %stop = icmp eq i32 %next, 7
  br i1 %stop, label %behind, label %latch

latch:
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done

behind:
  ret i32 %next

done:
  ret i32 0
}
