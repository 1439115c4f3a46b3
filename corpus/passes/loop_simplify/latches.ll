; Back edges become one. What the latches say of their loop goes along if they agree.
define void @agreed(i32 %n, i1 %c) {
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
  br label %loop, !llvm.loop !0

done:
  ret void
}

; The two latches speak of different loops: nothing is said of the one that results.
define void @different(i32 %n, i1 %c) {
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
  br label %loop, !llvm.loop !2

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
