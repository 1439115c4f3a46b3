define void @decided(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 5, %entry ], [ %next, %latch ]
  br i1 true, label %then, label %latch

then:
  store i32 %i, ptr %p, align 4
  br label %latch

latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, 20
  br i1 %more, label %loop, label %done

done:
  ret void
}

define i32 @leaves(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 3, %entry ], [ %next, %latch ]
  %early = load volatile i1, ptr %p, align 1
  br i1 %early, label %left, label %latch

latch:
  %next = add i32 %i, 2
  %more = icmp ult i32 %next, 40
  br i1 %more, label %loop, label %done

left:
  %l = phi i32 [ %i, %loop ]
  ret i32 %l

done:
  %d = phi i32 [ 41, %latch ]
  ret i32 %d
}

define void @only_counts(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 20
  br i1 %more, label %loop, label %done

done:
  ret void
}
