define i32 @exits(i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add i32 %i, 1
  br i1 %c, label %left, label %test

test:
  %early = icmp eq i32 %next, 100
  br i1 %early, label %right, label %latch

latch:
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %behind

left:
  %next.lcssa2 = phi i32 [ %next, %loop ]
  br label %join

right:
  %next.lcssa1 = phi i32 [ %next, %test ]
  br label %join

join:
  %next.lcssa3 = phi i32 [ %next.lcssa1, %right ], [ %next.lcssa2, %left ]
  %twice = mul i32 %next.lcssa3, %next.lcssa3
  ret i32 %twice

behind:
  %next.lcssa = phi i32 [ %next, %latch ]
  %i.lcssa = phi i32 [ %i, %latch ]
  %sum = add i32 %next.lcssa, %i.lcssa
  ret i32 %sum
}
