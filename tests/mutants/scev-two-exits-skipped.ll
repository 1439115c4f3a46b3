; defect: the counts of a loop with several exits are kept when one of them changes
; pass: scev
; sources: SE-T6
; seen by: scev-edits
; knobs: 
define void @f(i32 %y, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %n, %latch ]
  %a = getelementptr i32, ptr %p, i32 %i
  store i32 %y, ptr %a
  %far = icmp eq i32 %i, 100
  br i1 %far, label %out, label %latch

latch:
  %n = add i32 %i, 1
  %c = icmp ne i32 %n, 10
  br i1 %c, label %loop, label %out

out:
  ret void
}
