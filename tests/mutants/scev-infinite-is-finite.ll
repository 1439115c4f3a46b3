; defect: a loop without effect is taken to end though nothing says that it makes progress
; pass: scev
; sources: SE-2.2 LD-T1
; seen by: claims
; knobs: 
define void @f(i1 %c) {
entry:
  br label %loop

loop:
  br i1 %c, label %loop, label %out

out:
  ret void
}
