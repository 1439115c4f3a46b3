; defect: the flag of an instruction in a branch that is not always taken speaks for the same sum elsewhere
; pass: scev
; sources: SE-1.4
; seen by: claims
; knobs: 
define i8 @f(i8 %x, i8 %y, i1 %c) {
entry:
  br i1 %c, label %some, label %other

some:
  %a = add nsw i8 %x, %y
  %u = udiv i8 7, %a
  ret i8 %u

other:
  %b = add i8 %x, %y
  ret i8 %b
}
