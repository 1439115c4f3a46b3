declare void @use(i32)
declare i32 @get()
declare noundef i32 @get_defined()

; select_of_poison: correct -- poison may be the other value (Poison Values)
define i32 @src_select_of_poison(i1 noundef %c, i32 %x) {
  %r = select i1 %c, i32 %x, i32 poison
  ret i32 %r
}
define i32 @tgt_select_of_poison(i1 noundef %c, i32 %x) {
  ret i32 %x
}

; select_of_undef: incorrect -- undef is not poison, which the other value may be (Undefined Values)
define i32 @src_select_of_undef(i1 noundef %c, i32 %x) {
  %r = select i1 %c, i32 %x, i32 undef
  ret i32 %r
}
define i32 @tgt_select_of_undef(i1 noundef %c, i32 %x) {
  ret i32 %x
}

; select_of_undef_defined: correct -- a defined value may stand for undef (Undefined Values)
define i32 @src_select_of_undef_defined(i1 noundef %c, i32 noundef %x) {
  %r = select i1 %c, i32 %x, i32 undef
  ret i32 %r
}
define i32 @tgt_select_of_undef_defined(i1 noundef %c, i32 noundef %x) {
  ret i32 %x
}

; and_as_select: correct -- the second operand is poison only where the conjunction is (select; Poison Values)
define i1 @src_and_as_select(i1 %a, i1 %b) {
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @tgt_and_as_select(i1 %a, i1 %b) {
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

; select_as_and: incorrect -- the conjunction is poison where the arm not chosen is (select; Poison Values)
define i1 @src_select_as_and(i1 %a, i1 %b) {
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @tgt_select_as_and(i1 %a, i1 %b) {
  %r = and i1 %a, %b
  ret i1 %r
}

; select_as_and_implied: correct -- the arm is poison only where the condition is (select; Poison Values)
define i1 @src_select_as_and_implied(i32 %x) {
  %a = icmp ugt i32 %x, 3
  %b = icmp ult i32 %x, 9
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}
define i1 @tgt_select_as_and_implied(i32 %x) {
  %a = icmp ugt i32 %x, 3
  %b = icmp ult i32 %x, 9
  %r = and i1 %a, %b
  ret i1 %r
}

; frozen_twice: correct -- each freeze chooses by itself, and both may choose alike (freeze)
define i32 @src_frozen_twice(i32 %x) {
  %a = freeze i32 %x
  %b = freeze i32 %x
  %r = xor i32 %a, %b
  ret i32 %r
}
define i32 @tgt_frozen_twice(i32 %x) {
  ret i32 0
}

; frozen_once: correct -- all uses of one freeze see one value (freeze)
define i32 @src_frozen_once(i32 %x) {
  %a = freeze i32 %x
  %r = xor i32 %a, %a
  ret i32 %r
}
define i32 @tgt_frozen_once(i32 %x) {
  ret i32 0
}

; freezes_merged: correct -- one choice may stand for two (freeze)
define i32 @src_freezes_merged(i32 %x) {
  %a = freeze i32 %x
  %b = freeze i32 %x
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @tgt_freezes_merged(i32 %x) {
  %a = freeze i32 %x
  %r = sub i32 %a, %a
  ret i32 %r
}

; freeze_split: incorrect -- two choices for one (freeze)
define i32 @src_freeze_split(i32 %x) {
  %a = freeze i32 %x
  %r = sub i32 %a, %a
  ret i32 %r
}
define i32 @tgt_freeze_split(i32 %x) {
  %a = freeze i32 %x
  %b = freeze i32 %x
  %r = sub i32 %a, %b
  ret i32 %r
}

; and_of_undef: correct -- zero is one of the values (Undefined Values)
define i8 @src_and_of_undef(i8 %x) {
  %r = and i8 undef, %x
  ret i8 %r
}
define i8 @tgt_and_of_undef(i8 %x) {
  ret i8 0
}

; and_of_undef_undef: incorrect -- bits that the other operand lacks are zero (Undefined Values)
define i8 @src_and_of_undef_undef(i8 noundef %x) {
  %r = and i8 undef, %x
  ret i8 %r
}
define i8 @tgt_and_of_undef_undef(i8 noundef %x) {
  ret i8 undef
}

; phi_of_undef: incorrect -- the other value may be poison (phi; Undefined Values)
define i32 @src_phi_of_undef(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ undef, %0 ]
  ret i32 %r
}
define i32 @tgt_phi_of_undef(i1 noundef %c, i32 %x) {
  ret i32 %x
}

; phi_of_poison: correct -- poison may be any value (phi; Poison Values)
define i32 @src_phi_of_poison(i1 noundef %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ poison, %0 ]
  ret i32 %r
}
define i32 @tgt_phi_of_poison(i1 noundef %c, i32 %x) {
  ret i32 %x
}

; branch_on_undef: correct -- it is undefined behaviour (br; Undefined Values)
define i32 @src_branch_on_undef() {
  br i1 undef, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @tgt_branch_on_undef() {
  unreachable
}

; branch_on_frozen: incorrect -- one of both ways is taken (br; freeze)
define i32 @src_branch_on_frozen() {
  %c = freeze i1 undef
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @tgt_branch_on_frozen() {
  unreachable
}

; branch_on_frozen_chosen: correct -- the way may be chosen (br; freeze)
define i32 @src_branch_on_frozen_chosen() {
  %c = freeze i1 undef
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @tgt_branch_on_frozen_chosen() {
  ret i32 2
}

; switch_on_poison: correct -- it is undefined behaviour (switch)
define i32 @src_switch_on_poison(i32 %x) {
  %p = add nuw i32 -1, 1
  switch i32 %p, label %d [ i32 0, label %a ]
a:
  ret i32 1
d:
  ret i32 2
}
define i32 @tgt_switch_on_poison(i32 %x) {
  unreachable
}

; select_to_branch: incorrect -- a branch on poison is undefined, the selection is only poison (br; select)
define i32 @src_select_to_branch(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt_select_to_branch(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}

; branch_to_select: correct -- the selection is less undefined than the branch (br; select)
define i32 @src_branch_to_select(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}
define i32 @tgt_branch_to_select(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

; select_to_branch_frozen: correct -- a frozen condition is either (br; freeze)
define i32 @src_select_to_branch_frozen(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt_select_to_branch_frozen(i1 %c, i32 %x, i32 %y) {
  %f = freeze i1 %c
  br i1 %f, label %a, label %b
a:
  ret i32 %x
b:
  ret i32 %y
}

; freeze_of_defined_call: correct -- the result is well defined (noundef; freeze)
define i32 @src_freeze_of_defined_call() {
  %x = call i32 @get_defined()
  %r = freeze i32 %x
  ret i32 %r
}
define i32 @tgt_freeze_of_defined_call() {
  %x = call i32 @get_defined()
  ret i32 %x
}

; freeze_of_call: incorrect -- the result may be poison (freeze)
define i32 @src_freeze_of_call() {
  %x = call i32 @get()
  %r = freeze i32 %x
  ret i32 %r
}
define i32 @tgt_freeze_of_call() {
  %x = call i32 @get()
  ret i32 %x
}

; freeze_pushed_through: correct -- only the operand can make the sum poison (freeze; add)
define i32 @src_freeze_pushed_through(i32 %x) {
  %a = add i32 %x, 7
  %r = freeze i32 %a
  ret i32 %r
}
define i32 @tgt_freeze_pushed_through(i32 %x) {
  %f = freeze i32 %x
  %r = add i32 %f, 7
  ret i32 %r
}

; freeze_pushed_through_nsw: incorrect -- the sum of frozen numbers may still be poison (freeze; add)
define i32 @src_freeze_pushed_through_nsw(i32 %x) {
  %a = add nsw i32 %x, 7
  %r = freeze i32 %a
  ret i32 %r
}
define i32 @tgt_freeze_pushed_through_nsw(i32 %x) {
  %f = freeze i32 %x
  %r = add nsw i32 %f, 7
  ret i32 %r
}

; undef_comparison_of_minimum: correct -- undef may be a number that is not negative, and nothing is less than the least (Undefined Values)
define i1 @src_undef_comparison_of_minimum() {
  %r = icmp slt i32 undef, 0
  ret i1 %r
}
define i1 @tgt_undef_comparison_of_minimum() {
  %r = icmp slt i32 undef, -2147483648
  ret i1 %r
}

; undef_doubled_even: incorrect -- the source is even (Undefined Values)
define i8 @src_undef_doubled_even() {
  %r = shl i8 undef, 1
  ret i8 %r
}
define i8 @tgt_undef_doubled_even() {
  ret i8 undef
}

; undef_xor_any: correct -- undef with any bits flipped is undef (Undefined Values)
define i8 @src_undef_xor_any(i8 noundef %x) {
  %r = xor i8 undef, %x
  ret i8 %r
}
define i8 @tgt_undef_xor_any(i8 noundef %x) {
  ret i8 undef
}

; freeze_in_loop_hoisted: correct -- one choice may stand for that of each round (freeze)
define i32 @src_freeze_in_loop_hoisted(i32 %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %f = freeze i32 %x
  %t = xor i32 %s, %f
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 2
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
define i32 @tgt_freeze_in_loop_hoisted(i32 %x) {
  %f = freeze i32 %x
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %t = xor i32 %s, %f
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 2
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}

; freeze_sunk_into_loop: incorrect -- each round chooses by itself (freeze)
define i32 @src_freeze_sunk_into_loop(i32 %x) {
  %f = freeze i32 %x
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %t = xor i32 %s, %f
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 2
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
define i32 @tgt_freeze_sunk_into_loop(i32 %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %n, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %f = freeze i32 %x
  %t = xor i32 %s, %f
  %n = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %n, 2
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
