; The exit test is on a variable that counts for nothing else; it is put on the one that is stored, which loses nsw: it is
; poison from the 125th iteration on (IV-T1), and the loop makes 200 trips.
define void @iv_t1_flag_goes(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p
  %i.next = add nsw i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 200
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Near miss: 100 trips, in which nothing wraps. The flags stay.
define void @flag_stays(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p
  %i.next = add nuw nsw i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 100
  br i1 %more, label %loop, label %done

done:
  ret void
}

; IV-T4: 300 trips do not fit into 8 bits, where each number comes twice; the test stays.
define void @iv_t4_too_narrow(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i8 [ 3, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p
  %i.next = add i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 300
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Downwards, tested before the increment, left when the test is true.
define void @downwards(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i16 [ 50, %entry ], [ %i.next, %latch ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %latch ]
  store volatile i16 %i, ptr %p
  %stop = icmp eq i32 %n, 50
  br i1 %stop, label %done, label %latch

latch:
  %i.next = add nsw i16 %i, -1
  %n.next = add i32 %n, 1
  br label %loop

done:
  ret void
}

; IV-T3: 0 by scalar evolution, but if %x is undef each use of the start may be another number; the test stays.
define void @iv_t3_start_may_be_undef(ptr %p, i8 %x) {
entry:
  %zero = sub i8 %x, %x
  br label %loop

loop:
  %i = phi i8 [ %zero, %entry ], [ %i.next, %loop ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %loop ]
  store volatile i8 %i, ptr %p
  %i.next = add i8 %i, 1
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n.next, 100
  br i1 %more, label %loop, label %done

done:
  ret void
}
