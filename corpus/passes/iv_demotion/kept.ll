; ID-T1: the number after the last step is 2147483648.
define void @id_t1_last_step(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 2147483600, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %a
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, 2147483648
  br i1 %more, label %loop, label %done

done:
  ret void
}

; ID-T1: nothing bounds it but a number of 64 bits.
define void @id_t1_unbounded(ptr %p, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %a
  %next = add i64 %i, 1
  %more = icmp ne i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; ID-T2: steps of 3 pass over 2147483646.
define void @id_t2_overshoot(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 2147483600, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %a
  %next = add i64 %i, 3
  %more = icmp ult i64 %next, 2147483647
  br i1 %more, label %loop, label %done

done:
  ret void
}

; ID-T3: without sign it fits, but getelementptr extends with sign, and the extension would cost more than it saves.
define void @id_t3_index(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 4294967200, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 4294967290
  br i1 %more, label %loop, label %done

done:
  ret void
}

; ID-T5: it starts below 0 and goes past 2147483647: neither with nor without sign.
define void @id_t5_both(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ -1, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %a
  %next = add i64 %i, 65536
  %more = icmp slt i64 %next, 3000000000
  br i1 %more, label %loop, label %done

done:
  ret void
}

; U1: each use of an undef bound may be another number.
define void @undef_bound(ptr %p, i32 %n) {
entry:
  %wide = zext i32 %n to i64
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %low = trunc i64 %i to i32
  store volatile i32 %low, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %wide
  br i1 %more, label %loop, label %done

done:
  ret void
}

; ID-T8: 128 bits.
define void @id_t8_wider(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i128 [ 0, %entry ], [ %next, %loop ]
  %low = trunc i128 %i to i32
  store volatile i32 %low, ptr %p
  %next = add i128 %i, 1
  %more = icmp ult i128 %next, 10
  br i1 %more, label %loop, label %done

done:
  ret void
}

; ID-T4: a use after the loop needs an extension that nothing pays for.
define i64 @id_t4_after(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store i8 0, ptr %a
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 10
  br i1 %more, label %loop, label %done

done:
  %last = phi i64 [ %i, %loop ]
  ret i64 %last
}
