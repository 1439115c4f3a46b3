; defect: a change stops at values that are no more than their names, though a loop was run through them
; pass: scev
; sources: SE-T12
; seen by: scev-edits
; knobs: 
define void @f() {
entry:
  br label %loop

loop:
  %x = phi i32 [ 1, %entry ], [ %y, %loop ]
  %t = mul i32 %x, 3
  %y = xor i32 %t, 5
  %c = icmp ult i32 %y, 700
  br i1 %c, label %loop, label %out

out:
  ret void
}
