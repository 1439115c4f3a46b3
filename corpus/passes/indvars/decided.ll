; Tests that branches decide, and operations that are one of their operands.

; Before the loop and wherever it goes back the variable is below n: by induction it always is.
define void @by_induction(ptr %p, i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %before, label %end

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %next, label %never

next:
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  br label %end

never:
  store volatile i32 -1, ptr %p
  br label %end

end:
  ret void
}

; No test before the loop: the first iteration may find that 0 is not below n.
define void @not_on_entry(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %next, label %never

next:
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void

never:
  store volatile i32 -1, ptr %p
  ret void
}

; What goes back is not tested: only the first iteration is sure to be below n.
define void @only_on_entry(ptr %p, i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %before, label %end

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %next, label %left

next:
  %more = load volatile i1, ptr %p
  %j = add i32 %i, 1
  br i1 %more, label %loop, label %done

done:
  br label %end

left:
  store volatile i32 -1, ptr %p
  br label %end

end:
  ret void
}

; The same numbers as before in the same iteration, neither of them negative: signed or not is all the same.
define void @same_iteration(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %done

body:
  %again = icmp sle i32 %i, %n
  %unsigned = icmp ult i32 %i, %n
  %both = and i1 %again, %unsigned
  br i1 %both, label %next, label %never

next:
  store volatile i32 %i, ptr %p
  %j = add nsw i32 %i, 1
  br label %loop

done:
  ret void

never:
  store volatile i32 -1, ptr %p
  ret void
}

; The first test is passed only on one way to the second.
define void @one_of_two_ways(ptr %p, i32 noundef %n, i1 noundef %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  br i1 %c, label %test, label %body

test:
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %done

body:
  %again = icmp sle i32 %i, %n
  br i1 %again, label %next, label %left

next:
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  br label %loop

done:
  ret void

left:
  store volatile i32 -1, ptr %p
  ret void
}

; An assumption speaks of what follows it.
define void @assumed_afterwards(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %first = icmp ult i32 %i, %n
  %seen = zext i1 %first to i32
  store volatile i32 %seen, ptr %p
  call void @llvm.assume(i1 %first)
  br label %next

next:
  %second = icmp ule i32 %i, %n
  %also = zext i1 %second to i32
  store volatile i32 %also, ptr %p
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, 1000
  br i1 %more, label %loop, label %done

done:
  ret void
}

; A number and one more than it, where the sum does not come round; the second loop goes to the greatest number.
define void @one_apart(ptr %p, i8 noundef %m) {
entry:
  %n = and i8 %m, 63
  br label %before

before:
  br label %loop

loop:
  %i = phi i8 [ %n, %before ], [ %j, %loop ]
  %one.more = add i8 %i, 1
  %greater = icmp sgt i8 %one.more, %i
  store volatile i1 %greater, ptr %p
  %j = add i8 %i, -1
  %more = icmp ne i8 %i, 0
  br i1 %more, label %loop, label %then

then:
  br label %round

round:
  %k = phi i8 [ 0, %then ], [ %l, %round ]
  %k.more = add i8 %k, 1
  %k.greater = icmp ugt i8 %k.more, %k
  store volatile i1 %k.greater, ptr %p
  %l = add i8 %k, 1
  %on = icmp ne i8 %k, -1
  br i1 %on, label %round, label %done

done:
  ret void
}

; What is below the divisor is its own remainder, and the lesser of two.
define void @given_back(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %in = icmp ult i32 %i, %n
  br i1 %in, label %body, label %done

body:
  %r = urem i32 %i, %n
  store volatile i32 %r, ptr %p
  %least = call i32 @llvm.umin.i32(i32 %n, i32 %i)
  store volatile i32 %least, ptr %p
  %most = call i32 @llvm.umax.i32(i32 %i, i32 %n)
  store volatile i32 %most, ptr %p
  %other = call i32 @llvm.smax.i32(i32 %i, i32 %n)
  store volatile i32 %other, ptr %p
  %j = add i32 %i, 1
  br label %loop

done:
  ret void
}

; A negative number below the divisor has a remainder of its own; one that is not negative has not.
define void @signed_remainders(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ -5, %entry ], [ %j, %body ]
  %u = phi i32 [ 0, %entry ], [ %v, %body ]
  %in = icmp slt i32 %i, %n
  %v.in = icmp slt i32 %u, %n
  %both = and i1 %in, %v.in
  br i1 %both, label %body, label %done

body:
  %r = srem i32 %i, %n
  store volatile i32 %r, ptr %p
  %s = srem i32 %u, %n
  store volatile i32 %s, ptr %p
  %j = add nsw i32 %i, 1
  %v = add nsw i32 %u, 1
  br label %loop

done:
  ret void
}

; Both are negative: the order is the same with and without sign.
define void @both_negative(ptr %p, ptr %q) {
entry:
  %start = load i32, ptr %q, !range !0
  %end = load i32, ptr %p, !range !0
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %j, %next ]
  %in = icmp slt i32 %i, %end
  br i1 %in, label %body, label %done

body:
  %unsigned = icmp ult i32 %i, %end
  br i1 %unsigned, label %next, label %never

next:
  store volatile i32 %i, ptr %p
  %j = add nsw i32 %i, 1
  br label %loop

done:
  ret void

never:
  store volatile i32 -1, ptr %p
  ret void
}

; What only counts up is never below its start: the addition does not wrap, because a branch hangs on it.
define void @never_below(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %a, %entry ], [ %j, %latch ]
  %j = add nsw i32 %i, 1
  %below = icmp slt i32 %i, %a
  br i1 %below, label %never, label %latch

never:
  store volatile i32 -1, ptr %p
  br label %latch

latch:
  store volatile i32 %i, ptr %p
  %c = icmp eq i32 %j, %b
  br i1 %c, label %done, label %loop

done:
  ret void
}

; Near miss: it may wrap.
define void @may_wrap(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %a, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  %below = icmp slt i32 %i, %a
  br i1 %below, label %never, label %latch

never:
  store volatile i32 -1, ptr %p
  br label %latch

latch:
  store volatile i32 %i, ptr %p
  %c = icmp eq i32 %j, %b
  br i1 %c, label %done, label %loop

done:
  ret void
}

declare void @llvm.assume(i1)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)

!0 = !{i32 -100, i32 0}
