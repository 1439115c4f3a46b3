; Near misses of the loops that stay (kept.ll): each of these is deleted.
target triple = "nvptx64-nvidia-cuda"

declare void @returns() memory(none) nounwind willreturn

define void @ld_t1_progress(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = mul i32 %i, %i
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0

done:
  ret void
}

define void @ld_t3_plain_load(ptr %p) mustprogress {
entry:
  br label %loop

loop:
  %x = load i32, ptr %p
  %more = icmp ne i32 %x, 0
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @ld_t4_no_barrier() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done

done:
  ret void
}

define i32 @ld_t5_from_outside(i32 %x) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %x, %loop ]
  ret i32 %r
}

define i32 @ld_t6_whichever(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %next = add i32 %i, 1
  %seven = icmp eq i32 %i, 7
  br i1 %seven, label %done, label %latch

latch:
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ 2, %loop ], [ 2, %latch ]
  ret i32 %r
}

define void @ld_t8_call(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @returns()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @ld_t10_both_end(i32 %n) {
entry:
  br label %outer

outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner

inner:
  %j = phi i32 [ 1, %outer ], [ %j.next, %inner ]
  %j.next = mul i32 %j, %j
  %again = icmp ne i32 %j.next, %n
  br i1 %again, label %inner, label %latch, !llvm.loop !2

latch:
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, 4
  br i1 %more, label %outer, label %done, !llvm.loop !0

done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
