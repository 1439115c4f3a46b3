; defect: an extension goes through a sum or product that may wrap
; pass: scev
; sources: DL-T3
; seen by: claims
; knobs: 
define i64 @f(i8 %x) {
  %a = add i8 %x, 100
  %w = zext i8 %a to i64
  ret i64 %w
}
