; defect: the first latch speaks for all: its llvm.loop identity goes to the merged latch, though another latch has a different one
; pass: loop-simplify
; sources: LS-T4
; seen by: illegal-rewrite (LS-T4)
; knobs:
define void @f(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %a, %one ], [ %b, %two ]
  br i1 %c, label %one, label %two
one:
  %a = add i32 %i, 1
  %more = icmp ult i32 %a, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
two:
  %b = add i32 %i, 2
  br label %loop
done:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
