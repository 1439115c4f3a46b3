; defect: a flag is taken to be proved by what comes after a call that may not return
; pass: scev
; sources: SE-1.4 M15
; seen by: claims
; knobs: 
define i8 @f(i8 %x, i8 %y, i1 %c) {
  %a = add nsw i8 %x, %y
  %b = add i8 %x, %y
  call void @stop(i1 %c)
  %u = udiv i8 7, %a
  ret i8 %b
}

define internal void @stop(i1 %c) {
  br i1 %c, label %end, label %on

end:
  br label %end

on:
  ret void
}
