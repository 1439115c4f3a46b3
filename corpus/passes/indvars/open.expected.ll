define i32 @at_least_one(ptr %p, i32 noundef %n) {
entry:
  %0 = icmp sgt i32 %n, 1
  %1 = select i1 %0, i32 %n, i32 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %1, %loop ]
  ret i32 %r
}

define i32 @guarded(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %before, label %end

before:
  %0 = freeze i32 %n
  %1 = mul i32 %0, 3
  %2 = add i32 %1, 2
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %2, %loop ]
  br label %end

end:
  %u = phi i32 [ 0, %entry ], [ %r, %done ]
  ret i32 %u
}

define i64 @iv_t5_no_trip(ptr %p, i64 noundef %s, i64 noundef %n) {
entry:
  %0 = icmp ugt i64 %s, %n
  %1 = select i1 %0, i64 %s, i64 %n
  br label %loop

loop:
  %i = phi i64 [ %s, %entry ], [ %j, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done

body:
  store volatile i64 %i, ptr %p, align 4
  %j = add i64 %i, 1
  br label %loop

done:
  %r = phi i64 [ %1, %loop ]
  ret i64 %r
}

define i32 @iv_t6_two_exits(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %next, label %counted

next:
  %v = load volatile i32, ptr %p, align 4
  %j = add i32 %i, 1
  %go = icmp eq i32 %v, 0
  br i1 %go, label %loop, label %found

counted:
  %r = phi i32 [ %n, %loop ]
  ret i32 %r

found:
  %q = phi i32 [ %i, %next ]
  ret i32 %q
}

define i32 @iv_t7_bound_is_loaded(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %n = load volatile i32, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

define i32 @iv_t8_one_block_behind_two_exits(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %next, label %done

next:
  %v = load volatile i32, ptr %p, align 4
  %j = add i32 %i, 1
  %go = icmp eq i32 %v, 0
  br i1 %go, label %loop, label %done

done:
  %r = phi i32 [ %n, %loop ], [ %j, %next ]
  ret i32 %r
}

define i32 @iv_t9_division(ptr %p, i32 noundef %a, i32 noundef %b) {
entry:
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %end, label %before

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %n = udiv i32 %a, %b
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  br label %end

end:
  %u = phi i32 [ 0, %entry ], [ %r, %done ]
  ret i32 %u
}

define i32 @division_by_a_number(ptr %p, i32 noundef %a) {
entry:
  %0 = udiv i32 %a, 3
  %1 = icmp ugt i32 %0, 1
  %2 = select i1 %1, i32 %0, i32 1
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %n = udiv i32 %a, 3
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %2, %loop ]
  ret i32 %r
}

define i32 @iv_t10_one_is_flagged(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %k = phi i32 [ %s, %entry ], [ %k.next, %loop ]
  store volatile i32 %k, ptr %p, align 4
  store volatile i32 %k, ptr %p, align 4
  %k.next = add i32 %k, 3
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}

define i32 @each_has_its_own_flag(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %k = phi i32 [ %s, %entry ], [ %k.next, %loop ]
  store volatile i32 %i, ptr %p, align 4
  store volatile i32 %k, ptr %p, align 4
  %j = add nsw i32 %i, 3
  %k.next = add nuw i32 %k, 3
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}

define i1 @iv_t11_one_bit(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i1 [ false, %entry ], [ %j, %loop ]
  store volatile i8 1, ptr %p, align 1
  %j = add i1 %i, true
  br i1 %j, label %loop, label %done

done:
  %r = phi i1 [ true, %loop ]
  ret i1 %r
}

declare void @may_not_return()

define void @iv_t12_call_before_the_test(ptr %p, i32 noundef %n) {
entry:
  %0 = icmp sgt i32 %n, 1
  %1 = select i1 %0, i32 %n, i32 1
  %2 = add i32 %1, 7
  br label %loop

loop:
  %k = phi i32 [ 7, %entry ], [ %k.next, %loop ]
  store volatile i32 %k, ptr %p, align 4
  call void @may_not_return()
  %k.next = add i32 %k, 1
  %exitcond = icmp ne i32 %k.next, %2
  br i1 %exitcond, label %loop, label %done

done:
  ret void
}

define void @wider(ptr %p, i32 noundef %n) {
entry:
  %0 = icmp sgt i32 %n, 1
  %1 = select i1 %0, i32 %n, i32 1
  %2 = add i32 %1, -1
  %3 = zext i32 %2 to i64
  %4 = add i64 %3, 8
  br label %loop

loop:
  %k = phi i64 [ 7, %entry ], [ %k.next, %loop ]
  store volatile i64 %k, ptr %p, align 4
  %k.next = add i64 %k, 1
  %exitcond = icmp ne i64 %k.next, %4
  br i1 %exitcond, label %loop, label %done

done:
  ret void
}

define void @narrower_or_undef(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i16 [ 7, %entry ], [ %k.next, %loop ]
  %m = phi i32 [ %s, %entry ], [ %m.next, %loop ]
  store volatile i16 %k, ptr %p, align 2
  store volatile i32 %m, ptr %p, align 4
  %k.next = add i16 %k, 1
  %m.next = add i32 %m, 1
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

define i32 @iv_t13_nest(ptr %p, i32 noundef %n, i32 noundef %m) {
entry:
  br label %outer

outer:
  %a = phi i32 [ 0, %entry ], [ %a.next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %latch ]
  br label %inner

inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %inner, label %latch

latch:
  %came = phi i32 [ %n, %inner ]
  %sum.next = add i32 %sum, %came
  %a.next = add i32 %a, 1
  %again = icmp ne i32 %a.next, %m
  br i1 %again, label %outer, label %done

done:
  %r = phi i32 [ %sum.next, %latch ]
  ret i32 %r
}

define noundef i32 @iv_t14_noundef(ptr %p, i32 %n) {
entry:
  %0 = freeze i32 %n
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %0, %loop ]
  ret i32 %r
}

define i32 @iv_t15_samesign(ptr %p, i32 noundef %s, i32 noundef %n) {
entry:
  %0 = icmp ugt i32 %s, %n
  %1 = select i1 %0, i32 %s, i32 %n
  br label %loop

loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp samesign ult i32 %i, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %1, %loop ]
  ret i32 %r
}

define i32 @by_threes(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %j = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

define i32 @run_on_numbers(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p, align 4
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, 5
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ 1093, %loop ]
  ret i32 %r
}
