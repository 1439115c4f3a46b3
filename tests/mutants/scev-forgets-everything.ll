; defect: each edit takes everything that is kept
; pass: scev
; sources: SE-T16
; seen by: scev-edits
; knobs: 
define i32 @f(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %x, 2
  %c = mul i32 %x, 3
  ret i32 %x
}
