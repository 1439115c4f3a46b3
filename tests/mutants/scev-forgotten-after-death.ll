; defect: of what is erased only what computed something takes its proofs and guards with it
; pass: scev
; sources: SE-T15
; seen by: scev-edits
; knobs: 
define void @f(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %q
  %j = add i64 %i, 1
  %c = icmp ne i64 %j, 20
  br i1 %c, label %loop, label %out

out:
  ret void
}
