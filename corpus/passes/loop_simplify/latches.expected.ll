define void @agreed(i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %phi.res, %loop.backedge ]
  br i1 %c, label %one, label %two

one:
  %a = add i32 %i, 1
  %more = icmp ult i32 %a, %n
  br i1 %more, label %loop.backedge, label %done

two:
  %b = add i32 %i, 2
  br label %loop.backedge

loop.backedge:
  %phi.res = phi i32 [ %a, %one ], [ %b, %two ]
  br label %loop, !llvm.loop !0

done:
  ret void
}

define void @different(i32 %n, i1 %c) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %phi.res, %loop.backedge ]
  br i1 %c, label %one, label %two

one:
  %a = add i32 %i, 1
  %more = icmp ult i32 %a, %n
  br i1 %more, label %loop.backedge, label %done

two:
  %b = add i32 %i, 2
  br label %loop.backedge

loop.backedge:
  %phi.res = phi i32 [ %a, %one ], [ %b, %two ]
  br label %loop

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
