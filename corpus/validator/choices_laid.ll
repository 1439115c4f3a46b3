target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c = global i32 0
@d = global i32 0
declare void @use(i32)
declare i32 @look(i32) memory(read)
; undef_operands_at_two_uses: correct -- what the source chooses for undef at a use is what the target chooses at that use (Undefined Values)
define i32 @src_undef_operands_at_two_uses(i32 %x, i32 %y) {
  %or = or i32 %x, %y
  %and = and i32 %x, %y
  %sub = sub i32 %and, %or
  call void @use(i32 %sub)
  ret i32 %sub
}
define i32 @tgt_undef_operands_at_two_uses(i32 %x, i32 %y) {
  %xor = xor i32 %x, %y
  %sub = sub i32 0, %xor
  call void @use(i32 %sub)
  ret i32 %sub
}
; undef_operand_twice_at_two_uses: incorrect -- the target adds two values for undef where the source doubles one (Undefined Values)
define i32 @src_undef_operand_twice_at_two_uses(i32 %x) {
  %s = shl i32 %x, 1
  call void @use(i32 %s)
  ret i32 %s
}
define i32 @tgt_undef_operand_twice_at_two_uses(i32 %x) {
  %s = add i32 %x, %x
  call void @use(i32 %s)
  ret i32 %s
}
; undef_operands_by_cases: correct -- the sum that the source makes once more is that of the branch that was taken (phi)
define i32 @src_undef_operands_by_cases(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %l, label %r
l:
  %p = add nsw i32 %a, %b
  store i32 %p, ptr @c
  br label %end
r:
  %q = add nsw i32 %a, %b
  store i32 %q, ptr @d
  br label %end
end:
  %s = add nsw i32 %a, %b
  ret i32 %s
}
define i32 @tgt_undef_operands_by_cases(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %l, label %r
l:
  %p = add nsw i32 %a, %b
  store i32 %p, ptr @c
  br label %end
r:
  %q = add nsw i32 %a, %b
  store i32 %q, ptr @d
  br label %end
end:
  %s = phi i32 [ %p, %l ], [ %q, %r ]
  ret i32 %s
}
; undef_operands_by_cases_wrong: incorrect -- one branch has another sum (phi)
define i32 @src_undef_operands_by_cases_wrong(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %l, label %r
l:
  %p = add nsw i32 %a, %b
  store i32 %p, ptr @c
  br label %end
r:
  %q = add nsw i32 %a, 1
  store i32 %q, ptr @d
  br label %end
end:
  %s = add nsw i32 %a, %b
  ret i32 %s
}
define i32 @tgt_undef_operands_by_cases_wrong(i1 %c, i32 %a, i32 %b) {
  br i1 %c, label %l, label %r
l:
  %p = add nsw i32 %a, %b
  store i32 %p, ptr @c
  br label %end
r:
  %q = add nsw i32 %a, 1
  store i32 %q, ptr @d
  br label %end
end:
  %s = phi i32 [ %p, %l ], [ %q, %r ]
  ret i32 %s
}
; zero_signs_of_equal_products: correct -- each operation has its own sign of zero, on both sides (Fast-Math Flags)
define float @src_zero_signs_of_equal_products(float noundef %x, float noundef %y) {
  %p = fmul nsz float %x, %y
  %q = fmul nsz float %y, %x
  %d = fsub nsz float %p, %q
  ret float %d
}
define float @tgt_zero_signs_of_equal_products(float noundef %x, float noundef %y) {
  %p = fmul nsz float %y, %x
  %q = fmul nsz float %y, %x
  %d = fsub nsz float %p, %q
  ret float %d
}
; zero_signs_of_one_product: correct -- what the source multiplies twice the target may multiply once (Fast-Math Flags)
define float @src_zero_signs_of_one_product(float noundef %x, float noundef %y) {
  %p = fmul nsz float %x, %y
  %q = fmul nsz float %y, %x
  %d = fsub nsz float %p, %q
  ret float %d
}
define float @tgt_zero_signs_of_one_product(float noundef %x, float noundef %y) {
  %p = fmul nsz float %x, %y
  %d = fsub nsz float %p, %p
  ret float %d
}
; zero_sign_licence_added: incorrect -- the source's product has the sign of its operands (Fast-Math Flags)
define i32 @src_zero_sign_licence_added(float noundef %x, float noundef %y) {
  %p = fmul float %x, %y
  %q = fmul float %y, %x
  %i = bitcast float %p to i32
  %j = bitcast float %q to i32
  %d = xor i32 %i, %j
  %s = lshr i32 %d, 31
  %n = fcmp uno float %p, %p
  %r = select i1 %n, i32 0, i32 %s
  ret i32 %r
}
define i32 @tgt_zero_sign_licence_added(float noundef %x, float noundef %y) {
  %p = fmul nsz float %x, %y
  %q = fmul nsz float %y, %x
  %i = bitcast float %p to i32
  %j = bitcast float %q to i32
  %d = xor i32 %i, %j
  %s = lshr i32 %d, 31
  %n = fcmp uno float %p, %p
  %r = select i1 %n, i32 0, i32 %s
  ret i32 %r
}
; call_of_less_poison: correct -- for poison the callee does what it does for some number, or more (Poison Values)
define i32 @src_call_of_less_poison(i32 %x) {
  %a = add nsw i32 %x, 1
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
define i32 @tgt_call_of_less_poison(i32 %x) {
  %a = add i32 %x, 1
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
; call_of_more_poison: incorrect -- a callee may be undefined for poison (Poison Values)
define i32 @src_call_of_more_poison(i32 %x) {
  %a = add i32 %x, 1
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
define i32 @tgt_call_of_more_poison(i32 %x) {
  %a = add nsw i32 %x, 1
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
; call_of_another_number: incorrect -- the operand that is no poison is another one (call)
define i32 @src_call_of_another_number(i32 %x) {
  %a = add nsw i32 %x, 1
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
define i32 @tgt_call_of_another_number(i32 %x) {
  %a = add i32 %x, 2
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
; poison_for_two_calls: incorrect -- what stands for poison in one call is no operand that the source has in the other (Poison Values)
define i32 @src_poison_for_two_calls(i32 noundef %x) {
  %a = add nsw i32 %x, 1
  %r = call i32 @look(i32 %a)
  %s = call i32 @look(i32 %x)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i32 @tgt_poison_for_two_calls(i32 noundef %x) {
  %a = add i32 %x, 1
  %r = call i32 @look(i32 %a)
  ret i32 %r
}
