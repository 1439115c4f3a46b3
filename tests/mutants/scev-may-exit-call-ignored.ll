; defect: a flag is taken to be proved by what comes after a call that may not return
; pass: scev
; sources: SE-1.4 M15
; seen by: claims
; knobs: 
define i16 @f(i8 noundef %x, i8 noundef %y, i1 noundef %c) {
  %a = add nsw i8 %x, 100
  %b = add i8 %x, 100
  %w = sext i8 %b to i16
  call void @stop(i1 %c)
  %u = udiv i8 7, %a
  ret i16 %w
}

define internal void @stop(i1 %c) {
  br i1 %c, label %end, label %on

end:
  call void @llvm.trap()
  unreachable

on:
  ret void
}

declare void @llvm.trap()
