; A value leaves by two exits that meet again, and by one that does not.
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
  br label %join

right:
  br label %join

join:
  %twice = mul i32 %next, %next
  ret i32 %twice

behind:
  %sum = add i32 %next, %i
  ret i32 %sum
}
