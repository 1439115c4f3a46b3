; defect: counts under predicates are kept when the counts of their loop are not
; pass: scev
; sources: SE-T9
; seen by: scev-edits
; knobs: 
define void @f(i32 %n, ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 2
  %a = getelementptr i32, ptr %p, i32 %i
  store volatile i32 1, ptr %a
  %c = icmp ne i32 %next, %n
  br i1 %c, label %loop, label %out

out:
  ret void
}
