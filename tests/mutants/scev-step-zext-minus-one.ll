; defect: -1 is built from 64 bits in wider integers too
; pass: scev
; sources: HB-39
; seen by: claims
; knobs: 
define i96 @f(i32 %x) {
  %w = zext i32 %x to i96
  %a = sub i96 0, %w
  ret i96 %a
}
