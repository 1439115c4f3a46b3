; JT-R5: behind a case the state is the case's, so a state that stays as it is is known too; the state without a
; case is known behind the default (JT-T18).

define i32 @state_that_stays(ptr %text, i32 %n) {
entry:
  br label %head

head:
  %state = phi i8 [ 0, %entry ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %at = getelementptr i8, ptr %text, i32 %i
  %c = load i8, ptr %at, align 1
  switch i8 %state, label %latch [
    i8 0, label %outside
    i8 1, label %inside
  ]

outside:
  %quote = icmp eq i8 %c, 34
  br i1 %quote, label %open, label %latch

open:
  br label %latch

inside:
  switch i8 %c, label %latch [
    i8 34, label %close
    i8 0, label %broken
  ]

close:
  br label %latch

broken:
  br label %latch

latch:
  %next = phi i8 [ %state, %head ], [ %state, %outside ], [ 1, %open ], [ %state, %inside ], [ 0, %close ], [ 2, %broken ]
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %head, label %done

done:
  %r = zext i8 %next to i32
  ret i32 %r
}
