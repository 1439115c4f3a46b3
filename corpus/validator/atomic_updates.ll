target triple = "nvptx64-nvidia-cuda"

; One operation on memory may be written as another that makes the same of every number.

; and_zero_is_exchange: correct -- both leave 0
define i32 @src_and_zero_is_exchange(ptr %p) {
  %a = atomicrmw and ptr %p, i32 0 acq_rel, align 4
  ret i32 %a
}
define i32 @tgt_and_zero_is_exchange(ptr %p) {
  %a = atomicrmw xchg ptr %p, i32 0 acq_rel, align 4
  ret i32 %a
}

; and_one_is_no_exchange: incorrect -- an even number is left as 0
define i32 @src_and_one_is_no_exchange(ptr %p) {
  %a = atomicrmw and ptr %p, i32 1 acq_rel, align 4
  ret i32 %a
}
define i32 @tgt_and_one_is_no_exchange(ptr %p) {
  %a = atomicrmw xchg ptr %p, i32 1 acq_rel, align 4
  ret i32 %a
}

; two_widths: correct -- subtraction is addition of the negation, and the largest number is what a maximum leaves
define void @src_two_widths(ptr %p, ptr %q, i32 %x) {
  %a = atomicrmw sub ptr %p, i32 %x monotonic, align 4
  %b = atomicrmw umax ptr %q, i64 -1 release, align 8
  ret void
}
define void @tgt_two_widths(ptr %p, ptr %q, i32 %x) {
  %n = sub i32 0, %x
  %a = atomicrmw add ptr %p, i32 %n monotonic, align 4
  %b = atomicrmw xchg ptr %q, i64 -1 release, align 8
  ret void
}

; signed_maximum_of_ones: incorrect -- a positive number stays
define i64 @src_signed_maximum_of_ones(ptr %q) {
  %b = atomicrmw max ptr %q, i64 -1 release, align 8
  ret i64 %b
}
define i64 @tgt_signed_maximum_of_ones(ptr %q) {
  %b = atomicrmw xchg ptr %q, i64 -1 release, align 8
  ret i64 %b
}

; wrapping_count_without_end: correct -- no number is at the end
define i16 @src_wrapping_count_without_end(ptr %p) {
  %a = atomicrmw uinc_wrap ptr %p, i16 -1 monotonic, align 2
  ret i16 %a
}
define i16 @tgt_wrapping_count_without_end(ptr %p) {
  %a = atomicrmw add ptr %p, i16 1 monotonic, align 2
  ret i16 %a
}

; operand_that_may_be_poison: incorrect -- what is left may be poison where it was a number
define i32 @src_operand_that_may_be_poison(ptr %p, i32 noundef %x) {
  %a = atomicrmw add ptr %p, i32 %x monotonic, align 4
  ret i32 %a
}
define i32 @tgt_operand_that_may_be_poison(ptr %p, i32 noundef %x) {
  %y = add nsw i32 %x, 1
  %z = add i32 %y, -1
  %a = atomicrmw add ptr %p, i32 %z monotonic, align 4
  ret i32 %a
}
; least_and_greatest: correct -- the greatest of a number and the least one is the number (atomicrmw)
define i8 @src_least_and_greatest(ptr %p, ptr %q) {
  %a = atomicrmw min ptr %p, i8 127 monotonic
  %b = atomicrmw max ptr %q, i8 -128 monotonic
  %r = add i8 %a, %b
  ret i8 %r
}
define i8 @tgt_least_and_greatest(ptr %p, ptr %q) {
  %a = atomicrmw or ptr %p, i8 0 monotonic
  %b = atomicrmw or ptr %q, i8 0 monotonic
  %r = add i8 %a, %b
  ret i8 %r
}
; greatest_but_one: incorrect -- one number is left otherwise (atomicrmw)
define i8 @src_greatest_but_one(ptr %p) {
  %a = atomicrmw min ptr %p, i8 126 monotonic
  ret i8 %a
}
define i8 @tgt_greatest_but_one(ptr %p) {
  %a = atomicrmw or ptr %p, i8 0 monotonic
  ret i8 %a
}
; difference_as_sum: correct -- to subtract is to add the number with the other sign (atomicrmw)
define float @src_difference_as_sum(ptr %p) {
  %a = atomicrmw fsub ptr %p, float 0.0 release
  ret float %a
}
define float @tgt_difference_as_sum(ptr %p) {
  %a = atomicrmw fadd ptr %p, float -0.0 release
  ret float %a
}
; difference_as_sum_of_same: incorrect -- the sign is the same (atomicrmw)
define float @src_difference_as_sum_of_same(ptr %p) {
  %a = atomicrmw fsub ptr %p, float 1.0 release
  ret float %a
}
define float @tgt_difference_as_sum_of_same(ptr %p) {
  %a = atomicrmw fadd ptr %p, float 1.0 release
  ret float %a
}
