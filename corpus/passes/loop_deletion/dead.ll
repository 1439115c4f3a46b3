; A counted loop that does nothing, a phi behind it that takes a value from before it.
define i32 @counted(i32 %n, i32 %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %unused = load i32, ptr null
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %x, %loop ]
  ret i32 %r
}

; How often it goes around is not known, but it has to make progress, and there is none.
define void @progress(i32 %n) mustprogress {
entry:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = mul i32 %i, %i
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; A nest of which nothing is left.
define void @nest(i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 1
  %again = icmp slt i32 %j.next, %n
  br i1 %again, label %inner, label %latch

latch:
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %outer, label %done

done:
  ret void
}
