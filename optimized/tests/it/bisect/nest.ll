; Loops inside each other and beside each other, with and without names; a switch orders some of them.
define void @f(i32 %n, i1 %c) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  br label %gone
gone:
  %j = phi i32 [ 0, %outer ], [ %j1, %gone ]
  %j1 = add i32 %j, 1
  %c2 = icmp slt i32 %j1, 10
  br i1 %c2, label %gone, label %mid
mid:
  br label %middle
middle:
  %a = phi i32 [ 0, %mid ], [ %a1, %back ]
  br label %inner
inner:
  %k = phi i32 [ 0, %middle ], [ %k1, %inner ]
  call void @use(i32 %k)
  %k1 = add i32 %k, 1
  %c3 = icmp slt i32 %k1, 10
  br i1 %c3, label %inner, label %between
between:
  br label %second
second:
  %l = phi i32 [ 0, %between ], [ %l1, %second ]
  call void @use(i32 %l)
  %l1 = add i32 %l, 1
  %c4 = icmp slt i32 %l1, 7
  br i1 %c4, label %second, label %back
back:
  %a1 = add i32 %a, 1
  %c5 = icmp slt i32 %a1, %n
  br i1 %c5, label %middle, label %latch
latch:
  %i1 = add i32 %i, 1
  %c1 = icmp slt i32 %i1, %n
  br i1 %c1, label %outer, label %next
next:
  switch i32 %n, label %other [
    i32 1, label %one
    i32 2, label %two
  ]
one:
  call void @use(i32 1)
  br i1 %c, label %one, label %exit
two:
  call void @use(i32 2)
  br i1 %c, label %two, label %exit
other:
  call void @use(i32 3)
  br i1 %c, label %other, label %exit
exit:
  ret void
}

define void @g(i1 %c) {
  br label %1
1:
  call void @use(i32 1)
  br label %2
2:
  call void @use(i32 2)
  br i1 %c, label %2, label %3
3:
  br i1 %c, label %1, label %4
4:
  ret void
}

define i32 @straight(i32 %n) {
  ret i32 %n
}

define void @kept(i1 %c) noinline optnone {
entry:
  br label %loop
loop:
  call void @use(i32 1)
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

define void @odd(i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  call void @use(i32 1)
  br label %right
right:
  call void @use(i32 2)
  br i1 %c, label %left, label %own
own:
  call void @use(i32 3)
  br i1 %c, label %own, label %exit
exit:
  ret void
}

declare void @use(i32)
