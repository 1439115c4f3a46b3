; What loops and branches keep true, and flags that rest on it, with products, counters and sums in more bits.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; sum_of_registers: correct -- a product of two that are not negative and that does not overflow is not negative
define void @src_sum_of_registers(ptr %p) {
entry:
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul nsw i32 %c, %n
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = add nsw i32 %m, %t
  %w = sext i32 %a to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 1, ptr %q
  ret void
}
define void @tgt_sum_of_registers(ptr %p) {
entry:
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %m = mul nsw i32 %c, %n
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = add nuw nsw i32 %m, %t
  %w = zext nneg i32 %a to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 1, ptr %q
  ret void
}
; sum_of_arguments: incorrect -- either factor may be negative
define i32 @src_sum_of_arguments(i32 noundef %c, i32 noundef %n) {
entry:
  %m = mul nsw i32 %c, %n
  %a = add nsw i32 %m, 5
  ret i32 %a
}
define i32 @tgt_sum_of_arguments(i32 noundef %c, i32 noundef %n) {
entry:
  %m = mul nsw i32 %c, %n
  %a = add nuw nsw i32 %m, 5
  ret i32 %a
}
; flag_of_a_loop: correct -- the flag is 0 or 1 in every round
define i32 @src_flag_of_a_loop(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %done = phi i8 [ 0, %entry ], [ %d, %next ]
  %b = trunc i8 %done to i1
  br i1 %b, label %out, label %body
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %set, label %next
set:
  br label %next
next:
  %d = phi i8 [ 1, %set ], [ %done, %body ]
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret i32 %i
}
define i32 @tgt_flag_of_a_loop(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %done = phi i8 [ 0, %entry ], [ %d, %next ]
  %b = trunc nuw i8 %done to i1
  br i1 %b, label %out, label %body
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %set, label %next
set:
  br label %next
next:
  %d = phi i8 [ 1, %set ], [ %done, %body ]
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret i32 %i
}
; flag_that_is_three: incorrect -- the flag becomes 3
define i32 @src_flag_that_is_three(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %done = phi i8 [ 0, %entry ], [ %d, %next ]
  %b = trunc i8 %done to i1
  br i1 %b, label %out, label %body
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %set, label %next
set:
  br label %next
next:
  %d = phi i8 [ 3, %set ], [ %done, %body ]
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret i32 %i
}
define i32 @tgt_flag_that_is_three(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %next ]
  %done = phi i8 [ 0, %entry ], [ %d, %next ]
  %b = trunc nuw i8 %done to i1
  br i1 %b, label %out, label %body
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %set, label %next
set:
  br label %next
next:
  %d = phi i8 [ 3, %set ], [ %done, %body ]
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret i32 %i
}
; counter_from_zero: correct -- it begins at 0 and grows without overflow
define void @src_counter_from_zero(ptr noundef %p, i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %w = sext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %i, ptr %q
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}
define void @tgt_counter_from_zero(ptr noundef %p, i32 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %w = zext nneg i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %i, ptr %q
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}
; counter_from_anywhere: incorrect -- it may begin below 0
define void @src_counter_from_anywhere(ptr noundef %p, i32 noundef %n, i32 noundef %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %w = sext i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %i, ptr %q
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}
define void @tgt_counter_from_anywhere(ptr noundef %p, i32 noundef %n, i32 noundef %s) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %w = zext nneg i32 %i to i64
  %q = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %i, ptr %q
  %j = add nsw i32 %i, 1
  br label %loop
out:
  ret void
}
; half_of_a_weight: correct -- above 0 both halves are one number
define i32 @src_half_of_a_weight(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %some, label %none
some:
  %h = sdiv i32 %x, 2
  %a = add i32 %y, %h
  %r = sdiv i32 %a, %x
  ret i32 %r
none:
  ret i32 0
}
define i32 @tgt_half_of_a_weight(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %some, label %none
some:
  %h = udiv i32 %x, 2
  %a = add i32 %y, %h
  %r = sdiv i32 %a, %x
  ret i32 %r
none:
  ret i32 0
}
; half_of_a_number: incorrect -- below 0 they differ
define i32 @src_half_of_a_number(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp sgt i32 %x, -8
  br i1 %c, label %some, label %none
some:
  %h = sdiv i32 %x, 2
  %a = add i32 %y, %h
  %r = sdiv i32 %a, 3
  ret i32 %r
none:
  ret i32 0
}
define i32 @tgt_half_of_a_number(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp sgt i32 %x, -8
  br i1 %c, label %some, label %none
some:
  %h = udiv i32 %x, 2
  %a = add i32 %y, %h
  %r = sdiv i32 %a, 3
  ret i32 %r
none:
  ret i32 0
}
; sum_in_more_bits: correct -- nothing overflows
define i64 @src_sum_in_more_bits(i32 noundef %x, i32 noundef %y) {
entry:
  %a = add nsw i32 %x, %y
  %w = sext i32 %a to i64
  ret i64 %w
}
define i64 @tgt_sum_in_more_bits(i32 noundef %x, i32 noundef %y) {
entry:
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = add nsw i64 %u, %v
  ret i64 %w
}
; sum_that_wraps_in_more_bits: incorrect -- the sum of 32 bits wraps
define i64 @src_sum_that_wraps_in_more_bits(i32 noundef %x, i32 noundef %y) {
entry:
  %a = add i32 %x, %y
  %w = sext i32 %a to i64
  ret i64 %w
}
define i64 @tgt_sum_that_wraps_in_more_bits(i32 noundef %x, i32 noundef %y) {
entry:
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = add i64 %u, %v
  ret i64 %w
}
; sum_in_fewer_bits: incorrect -- the sum of 32 bits is poison where the wide one is a number
define i64 @src_sum_in_fewer_bits(i32 noundef %x, i32 noundef %y) {
entry:
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = add i64 %u, %v
  ret i64 %w
}
define i64 @tgt_sum_in_fewer_bits(i32 noundef %x, i32 noundef %y) {
entry:
  %a = add nsw i32 %x, %y
  %w = sext i32 %a to i64
  ret i64 %w
}
; sum_in_fewer_bits_that_wraps: incorrect -- the sum of 32 bits wraps
define i64 @src_sum_in_fewer_bits_that_wraps(i32 noundef %x, i32 noundef %y) {
entry:
  %u = sext i32 %x to i64
  %v = sext i32 %y to i64
  %w = add i64 %u, %v
  ret i64 %w
}
define i64 @tgt_sum_in_fewer_bits_that_wraps(i32 noundef %x, i32 noundef %y) {
entry:
  %a = add i32 %x, %y
  %w = sext i32 %a to i64
  ret i64 %w
}
; extension_of_a_negative: incorrect -- poison where the number is negative
define i64 @src_extension_of_a_negative(i32 noundef %x) {
entry:
  %w = sext i32 %x to i64
  ret i64 %w
}
define i64 @tgt_extension_of_a_negative(i32 noundef %x) {
entry:
  %w = zext nneg i32 %x to i64
  ret i64 %w
}
; extension_without_sign: incorrect -- another number where it is negative
define i64 @src_extension_without_sign(i32 noundef %x) {
entry:
  %w = sext i32 %x to i64
  ret i64 %w
}
define i64 @tgt_extension_without_sign(i32 noundef %x) {
entry:
  %w = zext i32 %x to i64
  ret i64 %w
}
; extension_that_was_promised: correct -- the source is poison where they differ
define i64 @src_extension_that_was_promised(i32 noundef %x) {
entry:
  %w = zext nneg i32 %x to i64
  ret i64 %w
}
define i64 @tgt_extension_that_was_promised(i32 noundef %x) {
entry:
  %w = sext i32 %x to i64
  ret i64 %w
}
; comparison_of_one_sign: incorrect -- poison where the signs differ
define i1 @src_comparison_of_one_sign(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp slt i32 %x, %y
  ret i1 %c
}
define i1 @tgt_comparison_of_one_sign(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp samesign ult i32 %x, %y
  ret i1 %c
}
; comparison_that_was_promised: correct -- the source is poison where they differ
define i1 @src_comparison_that_was_promised(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp samesign ult i32 %x, %y
  ret i1 %c
}
define i1 @tgt_comparison_that_was_promised(i32 noundef %x, i32 noundef %y) {
entry:
  %c = icmp slt i32 %x, %y
  ret i1 %c
}
; bits_apart: correct -- no bit is in both
define i32 @src_bits_apart(i32 noundef %x) {
entry:
  %a = and i32 %x, 240
  %r = add i32 %a, 3
  ret i32 %r
}
define i32 @tgt_bits_apart(i32 noundef %x) {
entry:
  %a = and i32 %x, 240
  %r = or disjoint i32 %a, 3
  ret i32 %r
}
; bits_that_overlap: incorrect -- bit 4 may be in both
define i32 @src_bits_that_overlap(i32 noundef %x) {
entry:
  %a = and i32 %x, 240
  %r = add i32 %a, 16
  ret i32 %r
}
define i32 @tgt_bits_that_overlap(i32 noundef %x) {
entry:
  %a = and i32 %x, 240
  %r = or disjoint i32 %a, 16
  ret i32 %r
}
; met_at_a_join: correct -- the number is 0 or 7
define i32 @src_met_at_a_join(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %join ]
  %s = phi i32 [ 0, %entry ], [ %m, %join ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %m = phi i32 [ 7, %one ], [ %s, %two ]
  %k = add nsw i32 %i, 1
  br label %loop
out:
  %r = add i32 %s, 2147483640
  ret i32 %r
}
define i32 @tgt_met_at_a_join(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %join ]
  %s = phi i32 [ 0, %entry ], [ %m, %join ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %m = phi i32 [ 7, %one ], [ %s, %two ]
  %k = add nsw i32 %i, 1
  br label %loop
out:
  %r = add nsw i32 %s, 2147483640
  ret i32 %r
}
; met_at_a_join_too_high: incorrect -- the sum may overflow
define i32 @src_met_at_a_join_too_high(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %join ]
  %s = phi i32 [ 0, %entry ], [ %m, %join ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %m = phi i32 [ 8, %one ], [ %s, %two ]
  %k = add nsw i32 %i, 1
  br label %loop
out:
  %r = add i32 %s, 2147483640
  ret i32 %r
}
define i32 @tgt_met_at_a_join_too_high(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %k, %join ]
  %s = phi i32 [ 0, %entry ], [ %m, %join ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %out
body:
  %q = getelementptr inbounds i32, ptr %p, i32 %i
  %v = load volatile i32, ptr %q
  %z = icmp eq i32 %v, 0
  br i1 %z, label %one, label %two
one:
  br label %join
two:
  br label %join
join:
  %m = phi i32 [ 8, %one ], [ %s, %two ]
  %k = add nsw i32 %i, 1
  br label %loop
out:
  %r = add nsw i32 %s, 2147483640
  ret i32 %r
}
