; Comparisons that come out the same in every iteration; the exit test does not.
define void @decided(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 5, %entry ], [ %next, %latch ]
  %small = icmp ult i32 %i, 100
  br i1 %small, label %then, label %latch

then:
  store i32 %i, ptr %p
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 20
  br i1 %more, label %loop, label %done

done:
  ret void
}

; IV-T6: what leaves by the counted exit is a number, what leaves by the other one is not.
define i32 @leaves(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 3, %entry ], [ %next, %latch ]
  %early = load volatile i1, ptr %p
  br i1 %early, label %left, label %latch

latch:
  %next = add i32 %i, 2
  %more = icmp ult i32 %next, 40
  br i1 %more, label %loop, label %done

left:
  %l = phi i32 [ %i, %loop ]
  ret i32 %l

done:
  %d = phi i32 [ %next, %latch ]
  ret i32 %d
}

; A variable that only counts goes.
define void @only_counts(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %j = phi i64 [ 7, %entry ], [ %j.next, %loop ]
  store i32 %i, ptr %p
  %j.twice = mul i64 %j, 3
  %j.next = add i64 %j.twice, 1
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 20
  br i1 %more, label %loop, label %done

done:
  ret void
}
