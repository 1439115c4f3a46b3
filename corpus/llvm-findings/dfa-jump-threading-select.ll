; A select becomes a branch without freeze: the state that nobody looks at in the last round was poison, and is a branch on poison now.
; standing: known #199736
; subject: opt:dfa-jump-threading
define i32 @f(i1 %c) {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %state = phi i32 [ 1, %entry ], [ %next, %latch ]
  switch i32 %state, label %latch [
    i32 1, label %one
    i32 2, label %two
  ]

one:
  br label %latch

two:
  %s = select i1 %c, i32 1, i32 2
  br label %latch

latch:
  %next = phi i32 [ %s, %two ], [ 1, %head ], [ 2, %one ]
  %i1 = add nsw i32 %i, 1
  %more = icmp slt i32 %i1, 2
  br i1 %more, label %head, label %end

end:
  ret i32 0
}
