; defect: copies of one edge stand in front of the branch although the other way wants what they overwrite
; pass: selection
; sources: CG-T18 CG-T9
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %n, %loop ]
  %n = lshr i32 %x, 1
  %c = icmp ugt i32 %x, 9
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %x
}
