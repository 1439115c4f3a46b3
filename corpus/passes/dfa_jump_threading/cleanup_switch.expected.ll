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
  %w1 = add i32 %v, 1
  store i32 %w1, ptr %at, align 4
  br label %done

stay:
  %w2 = add i32 %v, 1
  store i32 %w2, ptr %at, align 4
  br label %again

again:
  %i.next = add i32 %i, 1
  br label %head

done:
  ret i32 %i
}
