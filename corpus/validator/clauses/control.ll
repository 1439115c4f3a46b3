target triple = "x86_64-unknown-linux-gnu"
declare void @use(i32)
declare void @llvm.assume(i1)
declare void @llvm.trap()

; four_rounds: correct -- the body runs four times (br; phi)
define i32 @src_four_rounds(i32 noundef %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %t = add i32 %s, %x
  %n = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %n, 4
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
define i32 @tgt_four_rounds(i32 noundef %x) {
  %r = shl i32 %x, 2
  ret i32 %r
}

; four_rounds_taken_for_five: incorrect -- the body runs four times (br; phi)
define i32 @src_four_rounds_taken_for_five(i32 noundef %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %t = add i32 %s, %x
  %n = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %n, 4
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
define i32 @tgt_four_rounds_taken_for_five(i32 noundef %x) {
  %r = mul i32 %x, 5
  ret i32 %r
}

; division_out_of_loop: incorrect -- the loop may run no round (br; udiv)
define i32 @src_division_out_of_loop(i32 noundef %x, i32 noundef %y, i32 noundef %m) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %c = icmp ult i32 %i, %m
  br i1 %c, label %l, label %e
l:
  %q = udiv i32 %x, %y
  call void @use(i32 %q)
  %n = add nuw i32 %i, 1
  br label %h
e:
  ret i32 0
}
define i32 @tgt_division_out_of_loop(i32 noundef %x, i32 noundef %y, i32 noundef %m) {
  %q = udiv i32 %x, %y
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %c = icmp ult i32 %i, %m
  br i1 %c, label %l, label %e
l:
  call void @use(i32 %q)
  %n = add nuw i32 %i, 1
  br label %h
e:
  ret i32 0
}

; division_out_of_entered_loop: correct -- the first round divides in any case (br; udiv)
define i32 @src_division_out_of_entered_loop(i32 noundef %x, i32 noundef %y, i32 noundef %m) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %q = udiv i32 %x, %y
  call void @use(i32 %q)
  %n = add nuw i32 %i, 1
  %c = icmp ult i32 %n, %m
  br i1 %c, label %l, label %e
e:
  ret i32 0
}
define i32 @tgt_division_out_of_entered_loop(i32 noundef %x, i32 noundef %y, i32 noundef %m) {
  %q = udiv i32 %x, %y
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  call void @use(i32 %q)
  %n = add nuw i32 %i, 1
  %c = icmp ult i32 %n, %m
  br i1 %c, label %l, label %e
e:
  ret i32 0
}

; division_over_first_call: incorrect -- the call comes first and need not return (willreturn; udiv)
define i32 @src_division_over_first_call(i32 noundef %x, i32 noundef %y, i32 noundef %m) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  call void @use(i32 %i)
  %q = udiv i32 %x, %y
  call void @use(i32 %q)
  %n = add nuw i32 %i, 1
  %c = icmp ult i32 %n, %m
  br i1 %c, label %l, label %e
e:
  ret i32 0
}
define i32 @tgt_division_over_first_call(i32 noundef %x, i32 noundef %y, i32 noundef %m) {
  %q = udiv i32 %x, %y
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  call void @use(i32 %i)
  call void @use(i32 %q)
  %n = add nuw i32 %i, 1
  %c = icmp ult i32 %n, %m
  br i1 %c, label %l, label %e
e:
  ret i32 0
}

; switch_to_range: correct -- three cases in a row (switch)
define i32 @src_switch_to_range(i32 noundef %x) {
  switch i32 %x, label %d [ i32 3, label %a
  i32 4, label %a
  i32 5, label %a ]
a:
  ret i32 1
d:
  ret i32 0
}
define i32 @tgt_switch_to_range(i32 noundef %x) {
  %y = add i32 %x, -3
  %c = icmp ult i32 %y, 3
  %r = zext i1 %c to i32
  ret i32 %r
}

; switch_to_smaller_range: incorrect -- the third case is lost (switch)
define i32 @src_switch_to_smaller_range(i32 noundef %x) {
  switch i32 %x, label %d [ i32 3, label %a
  i32 4, label %a
  i32 5, label %a ]
a:
  ret i32 1
d:
  ret i32 0
}
define i32 @tgt_switch_to_smaller_range(i32 noundef %x) {
  %y = add i32 %x, -3
  %c = icmp ult i32 %y, 2
  %r = zext i1 %c to i32
  ret i32 %r
}

; default_of_full_switch: correct -- all four values have a case (switch)
define i32 @src_default_of_full_switch(i2 noundef %x) {
  switch i2 %x, label %d [ i2 0, label %a
  i2 1, label %a
  i2 -1, label %a
  i2 -2, label %a ]
a:
  ret i32 1
d:
  ret i32 0
}
define i32 @tgt_default_of_full_switch(i2 noundef %x) {
  ret i32 1
}

; default_of_open_switch: incorrect -- one value has no case (switch)
define i32 @src_default_of_open_switch(i2 noundef %x) {
  switch i2 %x, label %d [ i2 0, label %a
  i2 1, label %a
  i2 -2, label %a ]
a:
  ret i32 1
d:
  ret i32 0
}
define i32 @tgt_default_of_open_switch(i2 noundef %x) {
  ret i32 1
}

; indirect_branch_resolved: correct -- the address is that of the one block (indirectbr)
define i32 @src_indirect_branch_resolved() {
  indirectbr ptr blockaddress(@src_indirect_branch_resolved, %a), [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @tgt_indirect_branch_resolved() {
  ret i32 1
}

; indirect_branch_wrong: incorrect -- the address is that of the other block (indirectbr)
define i32 @src_indirect_branch_wrong() {
  indirectbr ptr blockaddress(@src_indirect_branch_wrong, %b), [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @tgt_indirect_branch_wrong() {
  ret i32 1
}

; unreachable_arm_assumed: correct -- the arm is never taken (unreachable)
define i32 @src_unreachable_arm_assumed(i1 %c) {
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret i32 2
}
define i32 @tgt_unreachable_arm_assumed(i1 %c) {
  %n = xor i1 %c, true
  call void @llvm.assume(i1 %n)
  ret i32 2
}

; trapping_arm_assumed: incorrect -- a trap is no undefined behaviour (llvm.trap)
define i32 @src_trapping_arm_assumed(i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  call void @llvm.trap()
  unreachable
b:
  ret i32 2
}
define i32 @tgt_trapping_arm_assumed(i1 noundef %c) {
  %n = xor i1 %c, true
  call void @llvm.assume(i1 %n)
  ret i32 2
}

; endless_by_metadata_removed: correct -- the metadata says that the loop makes progress (llvm.loop.mustprogress)
define i32 @src_endless_by_metadata_removed(i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  br label %l, !llvm.loop !0
e:
  ret i32 2
}
define i32 @tgt_endless_by_metadata_removed(i1 noundef %c) {
  ret i32 2
}

; endless_without_metadata_removed: incorrect -- an endless loop without effect is allowed to run (mustprogress)
define i32 @src_endless_without_metadata_removed(i1 noundef %c) {
  br i1 %c, label %l, label %e
l:
  br label %l, !llvm.loop !2
e:
  ret i32 2
}
define i32 @tgt_endless_without_metadata_removed(i1 noundef %c) {
  ret i32 2
}

; endless_volatile_mustprogress: incorrect -- a volatile access is progress (mustprogress)
define i32 @src_endless_volatile_mustprogress(ptr %p) mustprogress {
  br label %l
l:
  store volatile i32 1, ptr %p, align 4
  br label %l
}
define i32 @tgt_endless_volatile_mustprogress(ptr %p) mustprogress {
  unreachable
}

; endless_volatile_willreturn: correct -- a function that returns does not run for ever (willreturn)
define i32 @src_endless_volatile_willreturn(ptr %p) willreturn {
  br label %l
l:
  store volatile i32 1, ptr %p, align 4
  br label %l
}
define i32 @tgt_endless_volatile_willreturn(ptr %p) willreturn {
  store volatile i32 1, ptr %p, align 4
  unreachable
}

; values_exchanged_each_round: correct -- after two rounds they are where they were (phi)
define i32 @src_values_exchanged_each_round(i32 noundef %x, i32 noundef %y) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %a = phi i32 [ %x, %0 ], [ %b, %l ]
  %b = phi i32 [ %y, %0 ], [ %a, %l ]
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 3
  br i1 %c, label %l, label %e
e:
  ret i32 %a
}
define i32 @tgt_values_exchanged_each_round(i32 noundef %x, i32 noundef %y) {
  ret i32 %x
}

; values_exchanged_lost_copy: incorrect -- phis of a block read their operands at once (phi)
define i32 @src_values_exchanged_lost_copy(i32 noundef %x, i32 noundef %y) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %a = phi i32 [ %x, %0 ], [ %b, %l ]
  %b = phi i32 [ %y, %0 ], [ %a, %l ]
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 2
  br i1 %c, label %l, label %e
e:
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_values_exchanged_lost_copy(i32 noundef %x, i32 noundef %y) {
  ret i32 0
}

; tested_again: correct -- the second test has the answer of the first (br)
define i32 @src_tested_again(i32 %x) {
  %c = icmp sgt i32 %x, 5
  br i1 %c, label %a, label %b
a:
  %d = icmp sgt i32 %x, 3
  br i1 %d, label %p, label %b
p:
  ret i32 1
b:
  ret i32 0
}
define i32 @tgt_tested_again(i32 %x) {
  %c = icmp sgt i32 %x, 5
  %r = zext i1 %c to i32
  ret i32 %r
}

; tested_again_unsigned: incorrect -- the second test is of another order (br; icmp)
define i32 @src_tested_again_unsigned(i32 %x) {
  %c = icmp ugt i32 %x, 5
  br i1 %c, label %a, label %b
a:
  %d = icmp sgt i32 %x, 3
  br i1 %d, label %p, label %b
p:
  ret i32 1
b:
  ret i32 0
}
define i32 @tgt_tested_again_unsigned(i32 %x) {
  %c = icmp ugt i32 %x, 5
  %r = zext i1 %c to i32
  ret i32 %r
}

; counted_down_and_up: correct -- the number of rounds is the same (phi)
define void @src_counted_down_and_up(i32 noundef %m) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  call void @use(i32 7)
  %n = add i32 %i, 1
  %c = icmp eq i32 %n, 3
  br i1 %c, label %e, label %l
e:
  ret void
}
define void @tgt_counted_down_and_up(i32 noundef %m) {
  br label %l
l:
  %i = phi i32 [ 3, %0 ], [ %n, %l ]
  call void @use(i32 7)
  %n = add i32 %i, -1
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %l
e:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2}
