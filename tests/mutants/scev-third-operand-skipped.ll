; defect: what changes an operand after the second takes nothing with it
; pass: scev
; sources: SE-T7
; seen by: scev-edits
; knobs: 
define i32 @f(i32 %x, i32 %y) {
  %a = add i32 %x, 1
  %b = add i32 %y, 2
  %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  ret i32 %m
}

declare i32 @llvm.umin.i32(i32, i32)
