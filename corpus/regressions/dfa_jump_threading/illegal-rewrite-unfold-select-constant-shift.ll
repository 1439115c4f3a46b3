; illegal-rewrite in pass dfa-jump-threading: the reference took a shift by less than the width for a possible poison
; signature: dfa-jump-threading/illegal-rewrite/unfold-select/JT-R7
; found in: programs of the generator (seed 5, program 224), judged in both forms; the reference was wrong, not production
; repeat: tandem check --pass dfa-jump-threading FILE
define i32 @f(i1 noundef %c, i32 noundef %n) {
entry:
  br label %head

head:
  %state = phi i32 [ 0, %entry ], [ %next, %latch ]
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %bit = shl i1 %c, false
  switch i32 %state, label %one [
    i32 0, label %zero
  ]

zero:
  %choice = select i1 %bit, i32 0, i32 1
  br label %latch

one:
  br label %latch

latch:
  %next = phi i32 [ %choice, %zero ], [ 0, %one ]
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %head, label %exit

exit:
  ret i32 %next
}
