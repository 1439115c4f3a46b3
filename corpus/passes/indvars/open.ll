; Loops whose counts are no numbers: what leaves them is worked out before them, and tests move.

; The zero trip is not tested before: the count is a maximum.
define i32 @at_least_one(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

; A guard decides the maximum. What may be undef is frozen once.
define i32 @guarded(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %before, label %end

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %loop ]
  %k = phi i32 [ 5, %before ], [ %k.next, %loop ]
  store volatile i32 %i, ptr %p
  %k.next = add i32 %k, 3
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %k, %loop ]
  br label %end

end:
  %u = phi i32 [ 0, %entry ], [ %r, %done ]
  ret i32 %u
}

; Tested at the head; start and bound are arguments. IV-T5: with no trip at all it is the start that leaves.
define i64 @iv_t5_no_trip(ptr %p, i64 noundef %s, i64 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ %s, %entry ], [ %j, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done

body:
  store volatile i64 %i, ptr %p
  %j = add i64 %i, 1
  br label %loop

done:
  %r = phi i64 [ %i, %loop ]
  ret i64 %r
}

; IV-T6: the second exit may be taken first, and the value that leaves there is not known; at the first it is.
define i32 @iv_t6_two_exits(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %next, label %counted

next:
  %v = load volatile i32, ptr %p
  %j = add i32 %i, 1
  %go = icmp eq i32 %v, 0
  br i1 %go, label %loop, label %found

counted:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r

found:
  %q = phi i32 [ %i, %next ]
  ret i32 %q
}

; IV-T7: the bound is another one in each iteration.
define i32 @iv_t7_bound_is_loaded(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %n = load volatile i32, ptr %p
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

; IV-T8: one block behind two exits: each entry is asked about by itself.
define i32 @iv_t8_one_block_behind_two_exits(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %more = icmp ne i32 %i, %n
  br i1 %more, label %next, label %done

next:
  %v = load volatile i32, ptr %p
  %j = add i32 %i, 1
  %go = icmp eq i32 %v, 0
  br i1 %go, label %loop, label %done

done:
  %r = phi i32 [ %i, %loop ], [ %j, %next ]
  ret i32 %r
}

; IV-T9: a division that only the loop's entry makes safe does not come before it.
define i32 @iv_t9_division(ptr %p, i32 noundef %a, i32 noundef %b) {
entry:
  %zero = icmp eq i32 %b, 0
  br i1 %zero, label %end, label %before

before:
  br label %loop

loop:
  %i = phi i32 [ 0, %before ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
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

; Near miss: the divisor is a number.
define i32 @division_by_a_number(ptr %p, i32 noundef %a) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %n = udiv i32 %a, 3
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

; IV-T10: of two equal variables the one without a flag stays.
define i32 @iv_t10_one_is_flagged(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %k = phi i32 [ %s, %entry ], [ %k.next, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i32 %k, ptr %p
  %j = add nsw i32 %i, 3
  %k.next = add i32 %k, 3
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}

; Near miss: one may be poison by one flag and the other by another one.
define i32 @each_has_its_own_flag(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  %k = phi i32 [ %s, %entry ], [ %k.next, %loop ]
  store volatile i32 %i, ptr %p
  store volatile i32 %k, ptr %p
  %j = add nsw i32 %i, 3
  %k.next = add nuw i32 %k, 3
  %more = icmp slt i32 %k.next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 0
}

; IV-T11: variables of one bit.
define i1 @iv_t11_one_bit(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i1 [ false, %entry ], [ %j, %loop ]
  store volatile i8 1, ptr %p
  %j = add i1 %i, true
  br i1 %j, label %loop, label %done

done:
  %r = phi i1 [ %i, %loop ]
  ret i1 %r
}

declare void @may_not_return()

; IV-T12: a call before the test may not return. The stored variable gets the test, and loses its flags.
define void @iv_t12_call_before_the_test(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 7, %entry ], [ %k.next, %loop ]
  store volatile i32 %k, ptr %p
  call void @may_not_return()
  %k.next = add nuw nsw i32 %k, 1
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; The limit is worked out in the bits of the variable that counts; it is wider than the one that is tested.
define void @wider(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i64 [ 7, %entry ], [ %k.next, %loop ]
  store volatile i64 %k, ptr %p
  %k.next = add nuw nsw i64 %k, 1
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; Near miss: it is narrower, and would meet the limit early. IV-T3: the second starts with what may be undef.
define void @narrower_or_undef(ptr %p, i32 %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i16 [ 7, %entry ], [ %k.next, %loop ]
  %m = phi i32 [ %s, %entry ], [ %m.next, %loop ]
  store volatile i16 %k, ptr %p
  store volatile i32 %m, ptr %p
  %k.next = add i16 %k, 1
  %m.next = add i32 %m, 1
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  ret void
}

; IV-T13: what an inner loop comes to goes into a variable of the outer one.
define i32 @iv_t13_nest(ptr %p, i32 noundef %n, i32 noundef %m) {
entry:
  br label %outer

outer:
  %a = phi i32 [ 0, %entry ], [ %a.next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %latch ]
  br label %inner

inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %inner, label %latch

latch:
  %came = phi i32 [ %j, %inner ]
  %sum.next = add i32 %sum, %came
  %a.next = add i32 %a, 1
  %again = icmp ne i32 %a.next, %m
  br i1 %again, label %outer, label %done

done:
  %r = phi i32 [ %sum.next, %latch ]
  ret i32 %r
}

; IV-T14: what leaves the loop must not be undef, though the bound may be.
define noundef i32 @iv_t14_noundef(ptr %p, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp ne i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

; IV-T15: samesign promises that both sides have one sign; it makes no signed test of an unsigned one.
define i32 @iv_t15_samesign(ptr %p, i32 noundef %s, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %s, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %more = icmp samesign ult i32 %i, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %i, %loop ]
  ret i32 %r
}

; Not by ones: whether the bound is passed over without a wrap is a question of proofs, which nobody asks here.
define i32 @by_threes(ptr %p, i32 noundef %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add nuw nsw i32 %i, 3
  %more = icmp slt i32 %j, %n
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %j, %loop ]
  ret i32 %r
}

; A sequence that no polynomial is, over a few numbers.
define i32 @run_on_numbers(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %h = phi i32 [ 4, %entry ], [ %h.next, %loop ]
  store volatile i32 %i, ptr %p
  %t = mul i32 %h, 3
  %h.next = add i32 %t, 1
  %j = add i32 %i, 1
  %more = icmp slt i32 %j, 5
  br i1 %more, label %loop, label %done

done:
  %r = phi i32 [ %h.next, %loop ]
  ret i32 %r
}
