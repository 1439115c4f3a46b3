; defect: a phi behind a dead loop tells its exits apart, and the value for the first is taken
; pass: loop-deletion
; sources: LD-T6
; seen by: illegal-rewrite (LD-1)
; knobs:
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add i32 %i, 1
  %seven = icmp eq i32 %i, 7
  br i1 %seven, label %done, label %latch
latch:
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ 1, %loop ], [ 2, %latch ]
  ret i32 %r
}
