define void @iv_t1_flag_goes(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  store volatile i8 %i, ptr %p, align 1
  %i.next = add i8 %i, 1
  %exitcond = icmp ne i8 %i.next, -53
  br i1 %exitcond, label %loop, label %done

done:
  ret void
}

define void @flag_stays(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  store volatile i8 %i, ptr %p, align 1
  %i.next = add nuw nsw i8 %i, 1
  %exitcond = icmp ne i8 %i.next, 103
  br i1 %exitcond, label %loop, label %done

done:
  ret void
}

define void @iv_t4_too_narrow(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p, align 1
  %i.next = add i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 300
  br i1 %more, label %loop, label %done

done:
  ret void
}

define void @downwards(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i16 [ 50, %entry ], [ %i.next, %latch ]
  store volatile i16 %i, ptr %p, align 2
  %exitcond = icmp eq i16 %i, 0
  br i1 %exitcond, label %done, label %latch

latch:
  %i.next = add nsw i16 %i, -1
  br label %loop

done:
  ret void
}

define void @iv_t3_start_may_be_undef(ptr %p, i8 %x) {
entry:
  %zero = sub i8 %x, %x
  br label %loop

loop:
  %i = phi i8 [ %zero, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p, align 1
  %i.next = add i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 100
  br i1 %more, label %loop, label %done

done:
  ret void
}
