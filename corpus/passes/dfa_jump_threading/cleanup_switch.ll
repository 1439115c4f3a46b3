; JT-R16: a switch that says how a scope is left, in a loop but with no state carried: each way goes where it goes.

define i32 @cleanup_switch(ptr %p, i32 %n) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %again ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4
  %found = icmp eq i32 %v, %n
  br i1 %found, label %leave, label %stay

leave:
  br label %cleanup

stay:
  br label %cleanup

cleanup:
  %how = phi i32 [ 1, %leave ], [ 0, %stay ]
  %w = add i32 %v, 1
  store i32 %w, ptr %at, align 4
  switch i32 %how, label %bad [
    i32 0, label %again
    i32 1, label %done
  ]

again:
  %i.next = add i32 %i, 1
  br label %head

bad:
  unreachable

done:
  ret i32 %i
}
