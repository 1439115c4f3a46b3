target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; expect: correct -- a node that is an operand of itself is distinct, written so or not (noalias and alias.scope Metadata)
declare void @take(ptr) memory(argmem: readwrite)
define i8 @f(ptr noalias noundef %p, ptr noundef %q) {
  call void @take(ptr %q), !noalias !0
  %v = load i8, ptr %p, !alias.scope !0
  ret i8 %v
}
!0 = !{!1}
!1 = !{!1, !2}
!2 = !{!2}
!3 = !{!4}
!4 = !{!4, !2, !"other"}
