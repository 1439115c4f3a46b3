; defect: a value is made in the register of a phi that is still wanted
; pass: selection
; sources: CG-T9
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %n, %loop ]
  %n = add i32 %x, 1
  %s = mul i32 %x, %x
  %c = icmp ult i32 %s, 900
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %s
}
