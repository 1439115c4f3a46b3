define i32 @middle(ptr %p, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 3, %entry ]
  store i32 %i, ptr %p, align 4
  %stop = icmp ult i32 %i, 5
  br label %done

done:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
}

define i32 @end(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  %more = icmp eq i32 %i, 9
  br label %done

done:
  %r = phi i32 [ %next, %loop ]
  ret i32 %r
}

!0 = distinct !{!0}
