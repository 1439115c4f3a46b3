; defect: the copies of an edge are made one after the other
; pass: selection
; sources: CG-T9
; seen by: miscompile (execution)
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %a, i32 %b) {
entry:
  br label %loop
loop:
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 3
  br i1 %c, label %loop, label %exit
exit:
  %r = sub i32 %x, %y
  ret i32 %r
}
