; defect: the extension of what goes is kept
; pass: scev
; sources: SE-T3
; seen by: scev-edits
; knobs: 
define i32 @f(i8 %x) {
  %a = add i8 %x, 3
  %w = zext i8 %a to i32
  ret i32 %w
}
