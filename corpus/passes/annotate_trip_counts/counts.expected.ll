define void @exact(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %p, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 16
  br i1 %more, label %loop, label %done, !llvm.loop !7

done:
  ret void
}

define void @at_most(ptr %p, i8 %n) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  store i8 %i, ptr %p, align 1
  %next = add i8 %i, 1
  %more = icmp ult i8 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !9

done:
  ret void
}

define void @all_of_a_byte(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 0, %entry ], [ %next, %loop ]
  store i8 %i, ptr %p, align 1
  %next = add i8 %i, 1
  %more = icmp ne i8 %next, 0
  br i1 %more, label %loop, label %done, !llvm.loop !11

done:
  ret void
}

define void @unknown(ptr %p) {
entry:
  br label %loop

loop:
  %x = load volatile i32, ptr %p, align 4
  %more = icmp ne i32 %x, 0
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1, !3, !4}
!3 = !{!"tandem.trip.exact", i64 7}
!4 = !{!"tandem.trip.of", !0}
!5 = !{!"tandem.trip.exact", i64 16}
!6 = !{!"tandem.trip.of", !0}
!7 = distinct !{!7, !1, !5, !6}
!8 = !{!"tandem.trip.max", i64 255}
!9 = distinct !{!9, !8}
!10 = !{!"tandem.trip.exact", i64 256}
!11 = distinct !{!11, !10}
