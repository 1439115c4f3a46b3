; defect: what a flag proved is kept after the flag, or what made it count, is gone
; pass: scev
; sources: SE-T4
; seen by: scev-edits
; knobs: 
define i32 @f(i32 %x, i32 %y) {
entry:
  %a = add nsw i32 %x, %y
  %unused = udiv i32 7, %a
  ret i32 %a
}
