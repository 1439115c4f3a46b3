define void @by_induction(ptr %p, i32 noundef %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %before, label %end

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %next ]
  br i1 true, label %next, label %never

next:
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  br label %end

never:
  store volatile i32 -1, ptr %p, align 4
  br label %end

end:
  ret void
}

define void @not_on_entry(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %next, label %never

next:
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void

never:
  store volatile i32 -1, ptr %p, align 4
  ret void
}

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
  %more = load volatile i1, ptr %p, align 1
  %j = add i32 %i, 1
  br i1 %more, label %loop, label %done

done:
  br label %end

left:
  store volatile i32 -1, ptr %p, align 4
  br label %end

end:
  ret void
}

define void @same_iteration(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %in = icmp slt i32 %i, %n
  br i1 %in, label %body, label %done

body:
  %both = and i1 true, true
  br i1 %both, label %next, label %never

next:
  store volatile i32 %i, ptr %p, align 4
  %j = add nsw i32 %i, 1
  br label %loop

done:
  ret void

never:
  store volatile i32 -1, ptr %p, align 4
  ret void
}

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
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  br label %loop

done:
  ret void

left:
  store volatile i32 -1, ptr %p, align 4
  ret void
}

define void @assumed_afterwards(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %first = icmp ult i32 %i, %n
  %seen = zext i1 %first to i32
  store volatile i32 %seen, ptr %p, align 4
  call void @llvm.assume(i1 %first)
  br label %next

next:
  %also = zext i1 true to i32
  store volatile i32 %also, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, 1000
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @one_apart(ptr %p, i8 noundef %m) {
entry:
  %n = and i8 %m, 63
  br label %before

before:
  br label %loop

loop:
  %i = phi i8 [ %n, %before ], [ %j, %loop ]
  store volatile i1 true, ptr %p, align 1
  %j = add i8 %i, -1
  %more = icmp ne i8 %i, 0
  br i1 %more, label %loop, label %then

then:
  br label %round

round:
  %k = phi i8 [ 0, %then ], [ %l, %round ]
  %k.more = add i8 %k, 1
  %k.greater = icmp ugt i8 %k.more, %k
  store volatile i1 %k.greater, ptr %p, align 1
  %l = add i8 %k, 1
  %on = icmp ne i8 %k, -1
  br i1 %on, label %round, label %done

done:
  ret void
}

define void @given_back(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %in = icmp ult i32 %i, %n
  br i1 %in, label %body, label %done

body:
  store volatile i32 %i, ptr %p, align 4
  store volatile i32 %i, ptr %p, align 4
  store volatile i32 %n, ptr %p, align 4
  %other = call i32 @llvm.smax.i32(i32 %i, i32 %n)
  store volatile i32 %other, ptr %p, align 4
  %j = add i32 %i, 1
  br label %loop

done:
  ret void
}

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
  store volatile i32 %r, ptr %p, align 4
  store volatile i32 %u, ptr %p, align 4
  %j = add nsw i32 %i, 1
  %v = add nsw i32 %u, 1
  br label %loop

done:
  ret void
}

define void @both_negative(ptr %p, ptr %q) {
entry:
  %start = load i32, ptr %q, align 4, !range !0
  %end = load i32, ptr %p, align 4, !range !0
  br label %loop

loop:
  %i = phi i32 [ %start, %entry ], [ %j, %next ]
  %in = icmp slt i32 %i, %end
  br i1 %in, label %body, label %done

body:
  br i1 true, label %next, label %never

next:
  store volatile i32 %i, ptr %p, align 4
  %j = add nsw i32 %i, 1
  br label %loop

done:
  ret void

never:
  store volatile i32 -1, ptr %p, align 4
  ret void
}

define void @never_below(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %a, %entry ], [ %j, %latch ]
  %j = add nsw i32 %i, 1
  br i1 false, label %never, label %latch

never:
  store volatile i32 -1, ptr %p, align 4
  br label %latch

latch:
  store volatile i32 %i, ptr %p, align 4
  %c = icmp eq i32 %j, %b
  br i1 %c, label %done, label %loop

done:
  ret void
}

define void @may_wrap(ptr %p, i32 %a, i32 %b) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %a, %entry ], [ %j, %latch ]
  %j = add i32 %i, 1
  %below = icmp slt i32 %i, %a
  br i1 %below, label %never, label %latch

never:
  store volatile i32 -1, ptr %p, align 4
  br label %latch

latch:
  store volatile i32 %i, ptr %p, align 4
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
